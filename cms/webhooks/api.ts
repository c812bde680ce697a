import type { InferType } from "yup";

import { send, sendOnly } from "#cms/http/send.ts";

import { deliveriesSchema, deliverySchema, webhookSchema, webhooksSchema } from "./contract.ts";
import type { Delivery, NewWebhook, StudioWebhook, WebhookChange } from "./contract.ts";

const at = (id: string) => `webhooks/${encodeURIComponent(id)}`;

export const loadWebhooks = (signal?: AbortSignal): Promise<InferType<typeof webhooksSchema>> =>
  send("webhooks", webhooksSchema, { signal });

export const addWebhook = (webhook: NewWebhook): Promise<StudioWebhook> =>
  send("webhooks", webhookSchema, { method: "POST", body: webhook });

export const changeWebhook = (id: string, change: Partial<WebhookChange>): Promise<StudioWebhook> =>
  send(at(id), webhookSchema, { method: "PATCH", body: change });

export const removeWebhook = (id: string): Promise<void> => sendOnly(at(id), { method: "DELETE" });

/** Sends a test; returns how it ended. */
export const testWebhook = (id: string): Promise<Delivery> =>
  send(`${at(id)}/test`, deliverySchema, { method: "POST", body: {} });

/** The last messages to a webhook, the newest first. */
export const loadDeliveries = (id: string, signal?: AbortSignal): Promise<InferType<typeof deliveriesSchema>> =>
  send(`${at(id)}/deliveries`, deliveriesSchema, { signal });

/** Sends a message again; returns how it ended. */
export const resendDelivery = (id: string, delivery: string): Promise<Delivery> =>
  send(`${at(id)}/deliveries/${encodeURIComponent(delivery)}/resend`, deliverySchema, { method: "POST", body: {} });
