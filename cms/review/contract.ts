/** Review: an editor asks for the publication of a draft, a publisher publishes it or sends it back. */
import { array, number, object, string } from "yup";
import type { InferType } from "yup";

import { trimmedString } from "#contracts/trimmedString.ts";
import { maxCommentLength } from "#cms/comments/contract.ts";
import { documentSummarySchema } from "#cms/list/contract.ts";
import { personRefSchema } from "#cms/people/contract.ts";
import { futureSchema } from "#cms/schedules/moment.contract.ts";

/**
 * `PUT /documents/:id/request {note}` (editor) with the document's ETag as `If-Match` asks publishers to publish the draft →
 * 204; 409 without a draft. `DELETE /documents/:id/request {reason?}` takes it back, or sends it back (publisher) → 204.
 * Publishing and discarding the draft end it.
 */
export const newRequestSchema = object({
  note: trimmedString().max(1_000).default(""),
  /** Id of the publisher who is asked; any without one. */
  to: string().nullable().default(null),
  /** Until when, in milliseconds. */
  due: futureSchema().nullable().default(null),
});
export type NewRequest = InferType<typeof newRequestSchema>;

/** Why a request of another person is sent back, which becomes a comment on the document. */
export const sendBackSchema = object({ reason: trimmedString().max(maxCommentLength).default("") });

/** `GET /requests[?document=id]` → drafts that wait for a publisher, the oldest first. */
export const requestsSchema = object({
  results: array(
    documentSummarySchema
      .shape({
        requested_by: personRefSchema.required(),
        requested: number().required(),
        note: string().defined(),
        /** Who is to publish, and until when; null for any publisher, and for no date. */
        requested_of: personRefSchema.nullable().default(null),
        due: number().nullable().default(null),
        /** ETag of the draft, to publish what was looked at. */
        etag: string().required(),
      })
      .required(),
  ).required(),
});
export type PublicationRequest = NonNullable<InferType<typeof requestsSchema>["results"]>[number];
