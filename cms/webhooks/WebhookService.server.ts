import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { requireRole, toPersonRef } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";

import type { Attempt, Delivery, NewWebhook, StudioWebhook, WebhookChange } from "./contract.ts";
import { namesPrivateTarget } from "./postMessage.server.ts";
import { isEnabled } from "./Webhooks.server.ts";
import type { Webhook, Webhooks } from "./Webhooks.server.ts";

type Options = { webhooks: Webhooks; events: Pick<EventLog, "add">; mayBePrivate: boolean };

const maxWebhooks = 50;

/** Webhooks as owners see and change them: 403 for others, 404 for an unknown one, 409 for one of the configuration. */
export class WebhookService {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
    options.webhooks.onGivenUp(({ url }) =>
      options.events.add({ id: "schedule", name: "schedule" }, "webhook-gave-up", undefined, { detail: url }),
    );
  }

  /** Every webhook, that of the configuration first, with its latest try. */
  async list(actor: Actor): Promise<StudioWebhook[]> {
    requireRole(actor, "owner");
    const { webhooks } = this.options;
    const latest = await webhooks.deliveries.listLatest();
    return [...webhooks.own, ...webhooks.all].map((webhook) =>
      this.describe(webhook, latest.get(webhook.id)?.attempts.at(-1)),
    );
  }

  async add(webhook: NewWebhook, actor: Actor): Promise<StudioWebhook> {
    const { webhooks, events } = this.options;
    requireRole(actor, "owner");
    this.requireOpen(webhook.url);
    if (webhooks.all.length >= maxWebhooks)
      throw new WriteError(
        409,
        `There are ${maxWebhooks} webhooks already`,
        [],
        named("too-many-webhooks", maxWebhooks),
      );
    const added = await webhooks.add(webhook);
    events.add(actor, "webhook-added", undefined, { detail: added.url });
    return this.describe(added);
  }

  /** Changes a webhook; switching it on forgets its failures. */
  async change(id: string, { is_enabled: isOn, ...over }: WebhookChange, actor: Actor): Promise<StudioWebhook> {
    const { webhooks, events } = this.options;
    const webhook = this.getStored(id, actor);
    if (over.url !== undefined) this.requireOpen(over.url);
    const { url = webhook.url, secret = webhook.secret, events: told = webhook.events } = over;
    const on = { failing_since: null, gave_up: null, switched_off: null };
    const off = { switched_off: webhook.switched_off ?? Date.now() };
    const switched = isOn === undefined ? {} : { true: on, false: off }[`${isOn}`];
    const changed = { ...webhook, url, secret, events: told, ...switched };
    await webhooks.set(changed);
    events.add(actor, "webhook-changed", undefined, { detail: url });
    return this.describe(changed);
  }

  async remove(id: string, actor: Actor): Promise<void> {
    const { webhooks, events } = this.options;
    const { url } = this.getStored(id, actor);
    await webhooks.remove(id);
    events.add(actor, "webhook-removed", undefined, { detail: url });
  }

  /** The last messages to a webhook, latest first. */
  async listDeliveries(id: string, actor: Actor): Promise<Delivery[]> {
    return this.options.webhooks.deliveries.list(this.get(id, actor).id);
  }

  /** Sends a test. */
  test(id: string, actor: Actor): Promise<Delivery> {
    return this.options.webhooks.send(this.get(id, actor), toPersonRef(actor));
  }

  /** Sends a message again, to the present URL with the present secret. */
  async resend(id: string, delivery: string, actor: Actor): Promise<Delivery> {
    const { webhooks } = this.options;
    const webhook = this.get(id, actor);
    const former = (await webhooks.deliveries.list(id)).find((one) => one.id === delivery);
    if (!former) throw new WriteError(404, "This delivery is no longer kept", [], named("no-delivery"));
    return webhooks.send(webhook, toPersonRef(actor), former);
  }

  private get(id: string, actor: Actor): Webhook {
    requireRole(actor, "owner");
    const webhook = this.options.webhooks.find(id);
    if (!webhook) throw new WriteError(404, `There is no webhook ${id}`, [], named("no-webhook"));
    return webhook;
  }

  private getStored(id: string, actor: Actor): Webhook {
    const webhook = this.get(id, actor);
    if (this.options.webhooks.isOwn(webhook))
      throw new WriteError(409, "This webhook stands in WEBHOOK_URL; change it there", [], named("webhook-configured"));
    return webhook;
  }

  private requireOpen(url: string): void {
    if (this.options.mayBePrivate || !namesPrivateTarget(new URL(url))) return;
    const sentence = "url leads to this machine or a private network; WEBHOOKS_MAY_BE_PRIVATE=true allows that";
    throw new WriteError(400, sentence, [{ field: "url", reason: "private" }], named("webhook-private"));
  }

  private describe(webhook: Webhook, last: Attempt | null = null): StudioWebhook {
    const { id, url, events, secret, failing_since, gave_up } = webhook;
    return {
      id,
      url,
      events,
      has_secret: secret !== "",
      is_enabled: isEnabled(webhook),
      is_configured: this.options.webhooks.isOwn(webhook),
      failing_since,
      gave_up,
      last,
    };
  }
}
