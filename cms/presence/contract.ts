/** Presence: who works on a document right now. */
import { array, number, object, string } from "yup";
import type { InferType } from "yup";

import { personRefSchema } from "#cms/people/contract.ts";

/** A person is shown as long after the last request, in milliseconds; ask at least every 10 seconds. */
export const presenceMs = 30_000;

/**
 * `PUT /presence` says what one is working on → `presenceAnswerSchema`. `DELETE /presence?document=&tab=` → 204 when
 * leaving it.
 */
export const presenceSchema = object({
  document: string().max(100).required(),
  /** Id of a release, for the ETag of the version in it. */
  release_id: string().max(100),
  /** Path of the field that has the focus. */
  field: string().max(500),
  /** Tells two tabs of one person apart. */
  tab: string().max(40),
});

export const presenceResponseSchema = object({
  /** Everybody else on the document, and one's own other tabs. */
  others: array(
    object({
      person: personRefSchema.required(),
      tab: string().defined(),
      field: string().nullable().defined(),
      /** Since when, in milliseconds. */
      since: number().required(),
    }).required(),
  ).required(),
  /** ETag of the draft in the release, of the newest unscheduled draft, or of what is published; null when there is no such document. */
  etag: string().nullable().defined(),
  saved: number().nullable().defined(),
  saved_by: personRefSchema.nullable().defined(),
  /** When publication of the draft was requested, in milliseconds; null without a request. */
  requested: number().nullable().default(null),
});
export type PresenceResponse = InferType<typeof presenceResponseSchema>;
