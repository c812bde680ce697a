/** Releases: sets of drafts that are published together, now or at a time. */
import { array, number, object, string } from "yup";
import type { InferType } from "yup";

import { findingSchema } from "#cms/checks/contract.ts";
import { declinedSchema } from "#cms/publishing/contract.ts";
import { documentSummarySchema } from "#cms/list/contract.ts";
import { personRefSchema } from "#cms/people/contract.ts";
import { clashSchema } from "#cms/schedules/clashes.contract.ts";
import { reasonSchema } from "#cms/schedules/reasons.contract.ts";

/**
 * `GET /releases`, `POST /releases` (publisher) `{label, scheduledAt?}`, `PATCH|DELETE /releases/:id` (`{label, scheduledAt, declined}`), `POST …/publish`
 * (publisher) `{redirects?}` as above, with `If-Match` of `GET /releases/:id`; any change of its documents changes the ETag.
 * `GET /releases/:id/documents` → `documentsSchema`; `GET /releases/:id/redirects` → `redirectProposalsSchema`.
 */
export const releaseSchema = object({
  id: string().required(),
  label: string().required(),
  /** Milliseconds. */
  scheduledAt: number(),
  declined: declinedSchema,
  documents: number().required(),
  /** Who set the time; null without one. */
  by: personRefSchema.nullable().default(null),
  /** Why it was not published at its time, or will not be; null while nothing stands against it. */
  failure: string().nullable().default(null),
  reason: reasonSchema.nullable().default(null),
});

/** `GET /releases` → every release. */
export const releasesSchema = object({ results: array(releaseSchema.required()).required() });
export type StudioRelease = InferType<typeof releaseSchema>;

/** `GET /releases/:id/documents` → its drafts, each with what stands against it. */
export const releaseDocumentsSchema = object({
  total: number().required(),
  results: array(
    documentSummarySchema
      .shape({
        /** How many errors stop its publication, and which. */
        errors: number().required(),
        findings: array(findingSchema.required()).default([]),
        clashes: array(clashSchema.required()).required(),
      })
      .required(),
  ).required(),
});
export type ReleaseDocument = NonNullable<InferType<typeof releaseDocumentsSchema>["results"]>[number];
