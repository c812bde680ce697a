import { AsyncLocalStorage } from "node:async_hooks";
import { array, number, object, string } from "yup";
import type { InferType } from "yup";

import { log, getErrorMessage } from "#kit/log.ts";
import { newId } from "#cms/releases/Releases.server.ts";
import type { PersonRef } from "#cms/people/contract.ts";
import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

import { webhookEvents } from "./contract.ts";
import type { Delivery, WebhookEvent } from "./contract.ts";
import { DeliveryStore } from "./DeliveryStore.server.ts";
import { postMessage } from "./postMessage.server.ts";

const maxAttempts = 5;
const dayMs = 24 * 3_600_000;

const schema = object({
  id: string().required(),
  url: string().required(),
  secret: string().defined(),
  events: array(string().oneOf(webhookEvents).required()).default([...webhookEvents]),
  /** First failure since the last success, and when that made it give up, in milliseconds. */
  failing_since: number().nullable().default(null),
  gave_up: number().nullable().default(null),
  /** When an owner switched it off, in milliseconds. */
  switched_off: number().nullable().default(null),
});
export type Webhook = InferType<typeof schema>;

/** What is announced: the events that it stands for, and the variable part of the body. */
type Message = {
  events: readonly WebhookEvent[];
  masterRef?: string;
  documents?: string[];
  releases?: object;
  tags?: object;
  /** Whether another instance made the change, and tells the webhooks that are stored. */
  isRemote?: boolean;
};

type Options = {
  store: ContentStore;
  /** URLs from the configuration, which may be private and never give up. */
  own: { url: string; secret: string }[];
  domain: string;
  apiUrl: string;
  /** Whether stored webhooks may lead into private networks. */
  mayBePrivate?: boolean;
  /** Time between the first two tries, in milliseconds; it grows with the square of their number. */
  retryDelayMs?: number;
};

export const isEnabled = ({ gave_up, switched_off }: Webhook): boolean => gave_up === null && switched_off === null;

/** Notifies URLs of publications, with a bounded number of retries, and keeps what was sent and what came back. */
export class Webhooks {
  private readonly options: Options;
  private readonly records: CachedRecords<Webhook>;
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly listeners: ((webhook: Webhook) => void)[] = [];
  // Deliveries belong to no request: neither to its write nor to its IP.
  private readonly outside = AsyncLocalStorage.snapshot();
  readonly deliveries: DeliveryStore;
  /** The webhooks of the configuration. */
  readonly own: readonly Webhook[];

  constructor(options: Options) {
    this.options = options;
    this.records = new CachedRecords(options.store, "cms_webhooks", schema);
    this.deliveries = new DeliveryStore(options.store);
    this.own = options.own.map((one, index) => ({ ...schema.getDefault(), ...one, id: `configured-${index + 1}` }));
  }

  /** Webhooks added at run time, without those of the configuration. */
  get all(): Webhook[] {
    return this.records.all;
  }

  find = (id: string): Webhook | undefined => this.records.find(id) ?? this.own.find((one) => one.id === id);

  isOwn = ({ id }: Webhook): boolean => this.own.some((one) => one.id === id);

  /** Calls a function with each webhook that gave up after a day of failures. */
  onGivenUp(listener: (webhook: Webhook) => void): void {
    this.listeners.push(listener);
  }

  async add(over: Pick<Webhook, "url" | "secret" | "events">): Promise<Webhook> {
    const webhook = { ...schema.getDefault(), ...over, id: newId() };
    await this.records.put(webhook.id, webhook);
    return webhook;
  }

  async set(webhook: Webhook): Promise<void> {
    await this.records.put(webhook.id, webhook);
  }

  async remove(id: string): Promise<void> {
    await this.records.remove(id);
    await this.deliveries.removeAll(id);
  }

  /** Notifies every URL that wants to know, without waiting. */
  announce({ events, isRemote = false, masterRef, documents = [], releases = {}, tags = {} }: Message): void {
    const { domain, apiUrl } = this.options;
    const rest = { masterRef, releases, masks: {}, tags, experiments: {}, documents };
    const body = { type: "api-update", domain, apiUrl, ...rest };
    const stored = isRemote ? [] : this.all.filter(isEnabled);
    const told = stored.filter((webhook) => webhook.events.some((event) => events.includes(event)));
    for (const webhook of [...this.own, ...told]) {
      const delivery = { id: newId(), at: Date.now(), events: [...events], by: null, url: webhook.url, body };
      this.outside(() => void this.deliver(webhook, { ...delivery, attempts: [], next: null }));
    }
  }

  /** Sends a message once, by hand; returns it with how it ended. */
  async send(webhook: Webhook, by: PersonRef, former?: Delivery): Promise<Delivery> {
    const { domain, apiUrl } = this.options;
    const { events, body } = former ?? { events: [], body: { type: "test-trigger", domain, apiUrl } };
    const head = { id: newId(), at: Date.now(), events, by, url: webhook.url, body };
    const delivery = { ...head, attempts: [await this.post(webhook, body)], next: null };
    await this.deliveries.save(webhook.id, delivery);
    if (isDelivered(delivery)) await this.noteOutcome(webhook, true);
    return delivery;
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private post({ id, url, secret }: Webhook, body: Delivery["body"]) {
    const isOwn = this.own.some((one) => one.id === id);
    const mayBePrivate = isOwn || (this.options.mayBePrivate ?? false);
    const { type, domain, apiUrl, ...rest } = body;
    return postMessage(url, JSON.stringify({ type, domain, apiUrl, secret, ...rest }), { mayBePrivate });
  }

  private async deliver(webhook: Webhook, before: Delivery): Promise<void> {
    const attempts = [...before.attempts, await this.post(webhook, before.body)];
    const isLast = attempts.length >= maxAttempts;
    const isDone = isDelivered({ attempts });
    const delayMs = (this.options.retryDelayMs ?? 1_000) * attempts.length ** 2;
    const delivery = { ...before, attempts, next: isDone || isLast ? null : Date.now() + delayMs };
    if (!isDone) {
      // The site may still be starting; it also polls.
      const { url } = webhook;
      const { problem, status } = attempts.at(-1) ?? {};
      log(isLast ? "warn" : "info", "content", "webhook not delivered", {
        url,
        attempt: attempts.length,
        problem,
        status,
      });
    }
    try {
      await this.deliveries.save(webhook.id, delivery);
      if (isDone || isLast) await this.noteOutcome(webhook, isDone);
    } catch (error) {
      // The message itself is repeated all the same.
      log("warn", "content", "a delivery was not recorded", { url: webhook.url, reason: getErrorMessage(error) });
    }
    if (isDone || isLast) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const latest = this.find(webhook.id);
      if (latest && isEnabled(latest)) void this.deliver(latest, delivery);
    }, delayMs);
    this.timers.add(timer);
  }

  /** Remembers since when a webhook fails; after a day without a success it gives up. */
  private async noteOutcome({ id }: Webhook, isDone: boolean): Promise<void> {
    const webhook = this.records.find(id);
    if (!webhook) return;
    if (isDone) {
      if (webhook.failing_since !== null) await this.set({ ...webhook, failing_since: null });
      return;
    }
    if (!isEnabled(webhook)) return;
    const { failing_since: since } = webhook;
    if (since === null) return this.set({ ...webhook, failing_since: Date.now() });
    if (Date.now() - since < dayMs) return;
    const ended = { ...webhook, gave_up: Date.now() };
    await this.set(ended);
    log("warn", "content", "webhook switched off after a day of failures", { url: webhook.url });
    for (const listener of this.listeners) listener(ended);
  }
}

/** Whether the last try of a message succeeded. */
const isDelivered = ({ attempts }: Pick<Delivery, "attempts">): boolean => attempts.at(-1)?.problem === null;

/** Tags in the form of a webhook. */
export function toTagChanges({ added, removed }: { added: string[]; removed: string[] }) {
  const toIds = (tags: string[]) => tags.map((id) => ({ id }));
  return {
    ...(added.length > 0 ? { addition: toIds(added) } : {}),
    ...(removed.length > 0 ? { deletion: toIds(removed) } : {}),
  };
}
