/** Webhooks: other systems are told of every publication; what was sent, and what came back, is kept. */
import { array, boolean, mixed, number, object, string } from "yup";
import type { InferType } from "yup";

import { trimmedString } from "#contracts/trimmedString.ts";
import { personRefSchema } from "#cms/people/contract.ts";

/** What a webhook can be told of. */
export const webhookEvents = [
  "published",
  "unpublished",
  "release-created",
  "release-changed",
  "release-ended",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/**
 * Why a try failed: another status than 2xx, a redirect, no response in time, a private target, a host name without an IP,
 * an invalid certificate, no connection.
 */
export const attemptProblems = [
  "status",
  "redirect",
  "late",
  "private",
  "unresolved",
  "certificate",
  "unreachable",
] as const;

const attemptSchema = object({
  /** When it was sent, and how long it took, in milliseconds. */
  at: number().required(),
  took: number().required(),
  /** Of the response; null without one. */
  status: number().nullable().defined(),
  /** The start of the response's body; null without one. */
  response: string().nullable().defined(),
  problem: string().oneOf(attemptProblems).nullable().defined(),
});
export type Attempt = InferType<typeof attemptSchema>;

type Payload = Record<string, unknown>;
const isPayload = (value: unknown): value is Payload =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** One message to a webhook, with every try to deliver it. */
export const deliverySchema = object({
  id: string().required(),
  at: number().required(),
  /** What happened; empty for a test. */
  events: array(string().oneOf(webhookEvents).required()).required(),
  /** Who asked for it by hand; null for an event. */
  by: personRefSchema.nullable().default(null),
  url: string().required(),
  /** The JSON that was sent, without the secret. */
  body: mixed<Payload>(isPayload).required(),
  attempts: array(attemptSchema.required()).min(1).required(),
  /** When it is tried again, in milliseconds; null when it is not. */
  next: number().nullable().defined(),
});
export type Delivery = InferType<typeof deliverySchema>;

/** `GET /webhooks/:id/deliveries` (owner) → the last 50, the newest first. */
export const deliveriesSchema = object({ results: array(deliverySchema.required()).required() });

export const webhookSchema = object({
  id: string().required(),
  url: string().required(),
  events: array(string().oneOf(webhookEvents).required()).required(),
  /** A secret itself is never shown. */
  has_secret: boolean().required(),
  is_enabled: boolean().required(),
  /** Whether it stands in the settings (`WEBHOOK_URL`), where alone it can be changed. */
  is_configured: boolean().required(),
  /** First failure since the last success, in milliseconds; null when the last delivery succeeded. */
  failing_since: number().nullable().defined(),
  /** When it was switched off after a day of failures, in milliseconds. */
  gave_up: number().nullable().defined(),
  /** The newest try; null before the first. */
  last: attemptSchema.nullable().default(null),
});
export type StudioWebhook = InferType<typeof webhookSchema>;

/** `GET /webhooks` (owner) → that of the settings first. */
export const webhooksSchema = object({ results: array(webhookSchema.required()).required() });

const url = () =>
  trimmedString()
    .matches(/^https?:\/\/\S+$/, "url must be an http:// or https:// address")
    .test({
      message: "url must be an address that a request can be sent to",
      test: (value) => !value || URL.canParse(value),
    })
    .test({
      message: "url must not hold a name and a password; use the secret",
      test: (value) => !value || !URL.canParse(value) || new URL(value).username === "",
    })
    .max(2_000, "url must have at most 2000 characters");
const events = () =>
  array(
    string()
      .oneOf(webhookEvents, `events must be of ${webhookEvents.join(", ")}`)
      .required(),
  ).min(1, "events must have at least one event");
const secret = () => string().max(200, "secret must have at most 200 characters");

/**
 * `POST /webhooks` (owner) → 201 `webhookSchema`; 400 for a target in a private network, unless a setting allows it. Each
 * message holds the secret as `secret`, as Prismic's do.
 */
export const newWebhookSchema = object({
  url: url().required("url is missing"),
  secret: secret().default(""),
  events: events().default([...webhookEvents]),
});
export type NewWebhook = InferType<typeof newWebhookSchema>;

/** `PATCH /webhooks/:id` (owner) → `webhookSchema`; switching it on forgets its failures. `DELETE` (owner) → 204. */
export const webhookChangeSchema = object({
  url: url(),
  secret: secret(),
  events: events().default(undefined),
  is_enabled: boolean(),
});
export type WebhookChange = InferType<typeof webhookChangeSchema>;

/**
 * `POST /webhooks/:id/test` sends `{"type": "test-trigger"}`, `POST /webhooks/:id/deliveries/:delivery/resend` the same
 * message again; both once, also to one that is switched off → 201 `deliverySchema` with how it ended.
 */
