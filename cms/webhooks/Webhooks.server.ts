/** Webhooks: other systems are told of every publication. */
import { join } from "node:path";
import { object, string } from "yup";

import { log, getErrorMessage } from "#kit/log.ts";
import { newId } from "#cms/releases/Releases.server.ts";
import { writeJson } from "#cms/repository/store/jsonFiles.server.ts";
import { Mutex } from "#kit/Mutex.ts";
import type { Snapshot } from "#cms/repository/store/snapshot.server.ts";
import type { StoredFiles } from "#cms/repository/store/StoredFiles.server.ts";
import { listOf } from "#cms/repository/store/shapes.server.ts";

const maxAttempts = 5;
const retryDelayMs = 1_000;
const timeoutMs = 5_000;

type Webhook = { id: string; url: string; secret: string };

/** The variable part of a webhook's body. */
type Message = { masterRef?: string; documents?: string[]; releases?: object; tags?: object };

type Options = {
  /** Files, `webhooks.json` among them. */
  files: StoredFiles;
  /** URLs from the configuration. */
  own: { url: string; secret: string }[];
  domain: string;
  apiUrl: string;
};

const shape = listOf(object({ id: string().required(), url: string().required(), secret: string().defined() }));
const file = "webhooks.json";

/** Notifies URLs of publications, with a bounded number of retries. */
export class Webhooks {
  readonly #options: Options;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #mutex = new Mutex();
  #stored: Webhook[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  async open(): Promise<void> {
    this.#stored = (await this.#options.files.readState(file, shape)) ?? [];
  }

  /** Webhooks added at run time, without those of the configuration. */
  get all(): Webhook[] {
    return this.#stored;
  }

  async add(url: string, secret: string): Promise<Webhook> {
    const webhook = { id: newId(), url, secret };
    await this.#update((webhooks) => [...webhooks, webhook]);
    return webhook;
  }

  async remove(id: string): Promise<void> {
    await this.#update((webhooks) => webhooks.filter((webhook) => webhook.id !== id));
  }

  /** Notifies every URL without waiting. */
  announce({ masterRef, documents = [], releases = {}, tags = {} }: Message): void {
    const { own, domain, apiUrl } = this.#options;
    const payload = { masterRef, releases, masks: {}, tags, experiments: {}, documents };
    for (const { url, secret } of [...own, ...this.#stored]) {
      void this.#deliver(url, JSON.stringify({ type: "api-update", domain, apiUrl, secret, ...payload }), 1);
    }
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #update(change: (webhooks: Webhook[]) => Webhook[]): Promise<void> {
    return this.#mutex.run(async () => {
      const webhooks = change(this.#stored);
      await writeJson(join(this.#options.files.root, file), webhooks);
      this.#stored = webhooks;
    });
  }

  async #deliver(url: string, body: string, attempt: number): Promise<void> {
    try {
      await deliver(url, body);
    } catch (error) {
      // The site may still be starting; it also polls.
      const level = attempt < maxAttempts ? "info" : "warn";
      log(level, "content", "webhook not delivered", { url, attempt, reason: getErrorMessage(error) });
      if (attempt >= maxAttempts) return;
      const timer = setTimeout(
        () => {
          this.#timers.delete(timer);
          void this.#deliver(url, body, attempt + 1);
        },
        retryDelayMs * attempt ** 2,
      );
      this.#timers.add(timer);
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

/** Ids of documents that were added, changed or removed between two snapshots. */
export function listChangedIds(after: Snapshot, before: Snapshot): string[] {
  const changed = after.documents.filter((document) => before.byId.get(document.id) !== document);
  const removed = before.documents.filter(({ id }) => !after.byId.has(id));
  return [...changed, ...removed].map(({ id }) => id);
}

/** Tags added or removed between two snapshots. */
export function diffTags(after: Snapshot, before: Snapshot) {
  const tags = ({ documents }: Snapshot) => new Set(documents.flatMap((document) => document.tags));
  const [now, then] = [tags(after), tags(before)];
  const missing = (names: Set<string>, from: Set<string>) =>
    [...names].filter((id) => !from.has(id)).map((id) => ({ id }));
  const [addition, deletion] = [missing(now, then), missing(then, now)];
  return { ...(addition.length > 0 ? { addition } : {}), ...(deletion.length > 0 ? { deletion } : {}) };
}
