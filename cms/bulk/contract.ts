/** Many at once: picked documents are published, unpublished, scheduled, released, reviewed, translated, tagged, moved or deleted together. */
import { array, boolean, number, object, string } from "yup";
import type { InferType } from "yup";

import { trimmedString } from "#contracts/trimmedString.ts";
import { findingSchema, redirectProposalSchema } from "#cms/checks/contract.ts";
import { headRules } from "#cms/drafts/head.contract.ts";
import { personRefSchema } from "#cms/people/contract.ts";
import { declinedSchema } from "#cms/publishing/contract.ts";
import { futureSchema } from "#cms/schedules/moment.contract.ts";

import { bulkActions, maxBulk, publisherActions } from "./actions.contract.ts";

export { bulkActions, maxBulk, publisherActions };
export type { BulkAction } from "./actions.contract.ts";

/**
 * `POST /bulk` (editor; publisher for `publisherActions`) → lines of JSON (`bulkLineSchema`): progress, and last the result
 * or the failure. What changes the site is judged as one publication, and happens for all documents or for none.
 */
export const bulkRequestSchema = object({
  action: string()
    .oneOf(bulkActions, `action must be one of ${bulkActions.join(", ")}`)
    .required("action is missing"),
  documents: array(
    object({
      id: string().required(),
      /** Of the check before: a document that was changed since is left as it is. */
      etag: string(),
    }).required(),
  )
    .min(1, "documents is empty")
    .max(maxBulk, `documents must be at most ${maxBulk}`)
    .required("documents is missing"),
  /** Only says what would happen. */
  is_dry_run: boolean().default(false),
  /** Old paths without a redirect, with `publish`, `unpublish`, `schedule` and `delete`. */
  declined: declinedSchema,
  /** With `schedule`: the documents become a release of this name, which is published at that time. */
  label: string().max(200),
  at: number().when("action", { is: "schedule", then: () => futureSchema().required("at is missing") }),
  /** With `release`: its id. */
  release: string().when("action", { is: "release", then: (schema) => schema.required("release is missing") }),
  /** With `review`. */
  note: trimmedString().max(1_000).default(""),
  /** With `translate`: the language of the copies. */
  lang: string().when("action", { is: "translate", then: (schema) => schema.required("lang is missing") }),
  /** With `tag`. */
  add: headRules.tags().default([]),
  remove: headRules.tags().default([]),
  /** With `move`: the page below which the others move; null for none. Each moves below its version in their language. */
  parent: string().nullable(),
});
export type BulkRequest = InferType<typeof bulkRequestSchema>;

/** Why a document was left as it is. */
export const leftReasons = [
  "gone",
  "changed",
  "forbidden",
  "no-draft",
  "in-release",
  "draft-there",
  "not-on-site",
  "same",
  "exists",
  "no-parent",
  "parent-missing",
  "refused",
] as const;
export type LeftReason = (typeof leftReasons)[number];

const outcomeSchema = object({
  id: string().required(),
  title: string().defined(),
  lang: string().defined(),
  /** `ready` in a dry run, `stopped` by errors, `left` since there is nothing to do or it may not be done. */
  outcome: string().oneOf(["ready", "done", "left", "stopped"]).required(),
  reason: string().oneOf(leftReasons).nullable().defined(),
  /** With the reason `refused`, in English. */
  message: string().nullable().defined(),
  findings: array(findingSchema.required()).required(),
  /** Other documents that link to what leaves the site. */
  links: number().required(),
  /** With the dry run of what moves or leaves the site: its URL, and the next one; null for none. */
  path: string().nullable().defined(),
  next_path: string().nullable().defined(),
  /** To be sent with the request that follows a dry run; empty where there is none. */
  etag: string().defined(),
});
export type BulkOutcome = InferType<typeof outcomeSchema>;

export const bulkResultSchema = object({
  /** To undo it; null when nothing was done. */
  id: string().nullable().defined(),
  action: string().oneOf(bulkActions).required(),
  is_dry_run: boolean().required(),
  documents: array(outcomeSchema.required()).required(),
  /** Redirects from the addresses that pages leave. */
  redirects: array(redirectProposalSchema.required()).required(),
});
export type BulkResult = InferType<typeof bulkResultSchema>;

/** A line of the response. */
export const bulkLineSchema = object({
  done: number(),
  total: number(),
  result: bulkResultSchema.optional().default(undefined),
  failure: object({ status: number().required() }).optional().default(undefined),
});

/** `GET /bulk` (editor) → the last ten, the newest first. */
export const bulkRecordSchema = object({
  id: string().required(),
  at: number().required(),
  by: personRefSchema.required(),
  action: string().oneOf(bulkActions).required(),
  count: number().required(),
  /** When it was undone, in milliseconds. */
  undone: number().nullable().defined(),
});
export type BulkRecord = InferType<typeof bulkRecordSchema>;

/**
 * `POST /bulk/:id/undo` (editor; publisher for what is on the site) → lines as above, whose result names documents that
 * were changed since and stay; 409 when it was undone before.
 */
export const bulkRecordsSchema = object({ results: array(bulkRecordSchema.required()).required() });
