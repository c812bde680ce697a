/** Drafts: documents are created, saved, copied and deleted here before anybody sees them on the site. */
import { array, mixed, object, string } from "yup";
import type { InferType } from "yup";

import { documentSummarySchema } from "#cms/list/contract.ts";

import { headRules } from "./head.contract.ts";

/** Largest body of a document, in bytes; 413 above. */
export const maxDocumentBytes = 4 * 1024 * 1024;

type Data = Record<string, unknown>;

const dataSchema = mixed<Data>((value): value is Data => typeof value === "object" && value !== null).required();

/**
 * `GET /documents/:id[?release_id=]` → the document with an `ETag`. Without a release: its unscheduled draft, else what is
 * published, else any release's draft. `data` is the stored form: links by id, pictures by name (`/api/images/{name}`).
 * Sent back unchanged, it is stored unchanged.
 */
export const documentSchema = documentSummarySchema.shape({
  data: dataSchema,
  /** Stored values that are not served since they do not fit the models: shown, and carried over when saving. */
  hidden: array(
    object({ field: string().defined(), reason: string().required(), value: mixed().nullable() }).required(),
  ),
});
export type StudioDocument = InferType<typeof documentSchema>;

/**
 * `POST /documents` (editor) → 201 `savedDocumentSchema` and `ETag`. With `alternate_language_id` it becomes that
 * document's version in `lang`.
 */
export type NewDocument = {
  title: string;
  type: string;
  lang: string;
  uid?: string | null;
  tags?: string[];
  alternate_language_id?: string;
  release_id?: string | null;
  data: Data;
};

/**
 * `PUT /documents/:id` (editor) with the document's ETag as `If-Match` → `savedDocumentSchema` and the new `ETag`; 412 with
 * `saved_by` and `saved` when somebody saved meanwhile. `release_id` saves it as that release's draft.
 */
export type DocumentUpdate = {
  title?: string;
  uid?: string | null;
  tags?: string[];
  release_id?: string | null;
  data: Data;
};

/** Answer to a save. */
export const savedDocumentSchema = documentSummarySchema;

/**
 * `POST /documents/:id/copy` (editor) → 201 `savedDocumentSchema`, `ETag`. Slice ids stay. Another `lang` makes the
 * document's version in that language (409 when there is one), with links led to the linked pages' versions; the same
 * `lang` makes a document of its own, which needs a `uid` where the type has one.
 */
export const documentCopySchema = object({
  lang: headRules.lang(),
  uid: headRules.uid(),
  title: headRules.title(),
});

/**
 * `DELETE /documents/:id/hidden {fields}` (editor) with the document's ETag as `If-Match` deletes stored values that do not
 * fit the models, by the names in `hidden` → `savedDocumentSchema` and the new `ETag`. The version before keeps them.
 */
export const hiddenRemovalSchema = object({ fields: array(string().required()).min(1).max(1_000).required() });
