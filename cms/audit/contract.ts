/** The audit log: who did what in the Studio, and when. */
import { array, number, object, string } from "yup";
import type { InferType } from "yup";

import { personRefSchema } from "#cms/people/contract.ts";

/** Events of accounts, which only owners see. */
export const accountKinds = [
  "signed-in",
  "sign-in-failed",
  "signed-out",
  "session-ended",
  "person-added",
  "person-changed",
  "person-removed",
  "password-changed",
  "password-refused",
  "factor-added",
  "factor-removed",
  "factors-reset",
  "codes-renewed",
  "code-used",
  "code-refused",
  "token-created",
  "token-revoked",
  "webhook-added",
  "webhook-changed",
  "webhook-removed",
  "webhook-gave-up",
] as const;

const eventKinds = [
  "created",
  "saved",
  "published",
  "unpublished",
  "discarded",
  "restored",
  "moved",
  "deleted",
  "purged",
  "uploaded",
  "replaced",
  "file-deleted",
  "shared",
  "previewed",
  "share-ended",
  "scheduled",
  "unscheduled",
  "approval-ended",
  "requested",
  "declined",
  "withdrawn",
  "commented",
  "resolved",
  "agent-undone",
  "models-changed",
  "release-created",
  "release-changed",
  "release-published",
  "release-deleted",
  "slice-saved",
  "slice-renamed",
  "slice-deleted",
  "imported",
  "exported",
  "submission-changed",
  "submissions-exported",
  "submissions-deleted",
  "not-found-changed",
  ...accountKinds,
] as const;

export const eventSchema = object({
  id: number().required(),
  at: number().required(),
  by: personRefSchema.required(),
  kind: string().oneOf(eventKinds).required(),
  document: string().nullable().defined(),
  title: string().nullable().defined(),
  /** What more there is to say, in figures and names: the time of a schedule, how late it was. */
  detail: string().nullable().default(null),
  /** What a release published. */
  pages: array(object({ id: string().required(), title: string().defined(), lang: string().required() }).required()),
  /** The document's language; null without one. */
  lang: string().nullable().default(null),
  /** The IP that it was done from; null for what happened by itself. */
  from: string().nullable().default(null),
});

/**
 * `GET /events?document=&person=&kinds=&text=&until=&after=&limit=` → what people did lately, the newest first: the last 1,000 events.
 * `kinds` names them with commas between, `text` is in the title or the detail, `until` is a time. `after` takes the `id` of an event: only newer ones. Who is no owner sees no events of accounts, and no IPs.
 */
export const eventsSchema = object({ results: array(eventSchema.required()).required() });

/**
 * `GET /audit?format=csv|json&document=&person=` (owner) → every event that is still there, the oldest first, as a file.
 */
export const auditFormats = ["csv", "json"] as const;
export type Events = InferType<typeof eventsSchema>;
export type StudioEvent = InferType<typeof eventSchema>;
