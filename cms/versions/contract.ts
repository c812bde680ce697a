/** Versions: what was published and saved before, compared and restored. */
import { array, boolean, mixed, number, object, string } from "yup";
import type { InferType } from "yup";

import { personRefSchema } from "#cms/people/contract.ts";

/** How a version came to be: published, unpublished, deleted, or a draft that a later save overwrote. */
export const versionKinds = ["publication", "removal", "deletion", "draft"] as const;

/** How many overwritten drafts of a document are stored; older ones are deleted. Published versions all stay. */
export const maxDraftVersions = 100;
/** Saves by one person within this time, and without a pause, are one version: the last of them. */
export const draftVersionMs = 600_000;
/** After a pause as long as this a new version begins. */
export const draftPauseMs = 120_000;

/**
 * `GET /documents/:id/versions?drafts=true` → the newest first: the draft, those in releases, what is published now, what was, what was taken
 * off the site or deleted, and overwritten drafts. Without `drafts` only what was published before. `POST …/versions/:version/restore` (editor) with the document's ETag as
 * `If-Match` makes it the unscheduled draft → `savedDocumentSchema`. `DELETE /documents/:id/versions` (publisher) deletes
 * a document that is neither published nor a draft for good, with its comments → 204.
 */
export const versionsSchema = object({
  results: array(
    object({
      version: string().required(),
      /** When it was saved or published, in milliseconds; null when it is not known. */
      at: number().nullable().defined(),
      by: personRefSchema.nullable().defined(),
      kind: string().oneOf(versionKinds).required(),
      /** When a newer one took its place, as an ISO time; null for what is published now. */
      replaced: string().nullable().defined(),
      /** Label of the release that has it; absent for versions outside of releases. */
      release: string(),
    }).required(),
  ).required(),
});
export type Versions = InferType<typeof versionsSchema>;

type Data = Record<string, unknown>;

/** `GET /documents/:id/versions/:version` → its content; `published` is what is on the site, `draft` the unscheduled draft. */
export const versionSchema = object({
  version: string().required(),
  title: string().defined(),
  uid: string().nullable().defined(),
  tags: array(string().required()).required(),
  data: mixed<Data>((value): value is Data => typeof value === "object" && value !== null).required(),
});

/** `GET /documents/deleted` → documents that are neither published nor have a draft, the newest first; `version` can be restored. */
export const deletedDocumentsSchema = object({
  results: array(
    object({
      id: string().required(),
      title: string().defined(),
      type: string().required(),
      lang: string().required(),
      uid: string().nullable().defined(),
      /** Its last public path; null for what had no page. */
      path: string().nullable().defined(),
      version: string().required(),
      is_in_every_language: boolean().optional().default(undefined),
      /** When it was deleted, in milliseconds, and by whom; null when that is not known. */
      at: number().nullable().defined(),
      by: personRefSchema.nullable().defined(),
    }).required(),
  ).required(),
});
export type DeletedDocument = NonNullable<InferType<typeof deletedDocumentsSchema>["results"]>[number];
