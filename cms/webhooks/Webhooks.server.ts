/** Webhooks: other systems are told of every publication. */
import { object, string } from "yup";

import { log, getErrorMessage } from "#kit/log.ts";
import { newId } from "#cms/releases/Releases.server.ts";
import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

const maxAttempts = 5;
const retryDelayMs = 1_000;
const timeoutMs = 5_000;

type Webhook = { id: string; url: string; secret: string };

/** The variable part of a webhook's body. */
type Message = { masterRef?: string; documents?: string[]; releases?: object; tags?: object };

type Options = {
  store: ContentStore;
  /** URLs from the configuration. */
  own: { url: string; secret: string }[];
  domain: string;
  apiUrl: string;
};

const schema = object({ id: string().required(), url: string().required(), secret: string().defined() });

/** Notifies URLs of publications, with a bounded number of retries. */
export class Webhooks {
  private readonly options: Options;
  private readonly records: CachedRecords<Webhook>;
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(options: Options) {
    this.options = options;
    this.records = new CachedRecords(options.store, "cms_webhooks", schema);
  }

  /** Webhooks added at run time, without those of the configuration. */
  get all(): Webhook[] {
    return this.records.all;
  }

  async add(url: string, secret: string): Promise<Webhook> {
    const webhook = { id: newId(), url, secret };
    await this.records.put(webhook.id, webhook);
    return webhook;
  }

  async remove(id: string): Promise<void> {
    await this.records.remove(id);
  }

  /** Notifies every URL without waiting. */
  announce({ masterRef, documents = [], releases = {}, tags = {} }: Message): void {
    const { own, domain, apiUrl } = this.options;
    const payload = { masterRef, releases, masks: {}, tags, experiments: {}, documents };
    for (const { url, secret } of [...own, ...this.all]) {
      void this.deliver(url, JSON.stringify({ type: "api-update", domain, apiUrl, secret, ...payload }), 1);
    }
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private async deliver(url: string, body: string, attempt: number): Promise<void> {
    try {
      await deliver(url, body);
    } catch (error) {
      // The site may still be starting; it also polls.
      const level = attempt < maxAttempts ? "info" : "warn";
      log(level, "content", "webhook not delivered", { url, attempt, reason: getErrorMessage(error) });
      if (attempt >= maxAttempts) return;
      const timer = setTimeout(
        () => {
          this.timers.delete(timer);
          void this.deliver(url, body, attempt + 1);
        },
        retryDelayMs * attempt ** 2,
      );
      this.timers.add(timer);
    }
  }
}

async function deliver(url: string, body: string): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`answered ${response.status}`);
}

/** Tags in the form of a webhook. */
export function toTagChanges({ added, removed }: { added: string[]; removed: string[] }) {
  const toIds = (tags: string[]) => tags.map((id) => ({ id }));
  return {
    ...(added.length > 0 ? { addition: toIds(added) } : {}),
    ...(removed.length > 0 ? { deletion: toIds(removed) } : {}),
  };
}
