/** The short form of documents, as `content:open` writes it: agents read, edit and create pages in it. */
import { array, boolean, mixed, object, string } from "yup";
import type { InferType } from "yup";

import { changesSchema } from "#cms/checks/contract.ts";
import { documentSummarySchema } from "#cms/list/contract.ts";

type Values = Record<string, unknown>;

const values = () => mixed<Values>((value): value is Values => typeof value === "object" && value !== null);

/**
 * `GET /short/documents?page=&lang=` → the newest version in short form with its `ETag`. `page` is an id, a public path
 * or a UID, which needs `lang` when several languages have it. Each slice has its id as `$id`.
 */
export const shortDocumentSchema = object({ document: documentSummarySchema.required(), draft: values().required() });

/**
 * One change. `set` writes `value` (null empties) at `field` (`title`, `items[0].text`, `tags`) of the slice with the
 * id, or without `slice` of the document. `add_slice` places `value` (`{type, variation?, …fields}`) after the slice
 * `after`, null for the start, by default at the end; `move_slice` and `remove_slice` need `slice`.
 */
const operationSchema = object({
  op: string()
    .oneOf(["set", "add_slice", "move_slice", "remove_slice"], "op must be set, add_slice, move_slice or remove_slice")
    .required("op is missing"),
  slice: string(),
  field: string(),
  value: mixed().nullable(),
  after: string().nullable(),
});
export type Operation = InferType<typeof operationSchema>;

/**
 * `PATCH /short/documents/:id` (editor) with the ETag as `If-Match` changes the draft → `editedSchema` and the new `ETag`;
 * with `dry_run` nothing is saved. 400 names field, allowed values and the nearest name; 412 has `sides`: for each
 * operation what was sent, and what the document has now.
 */
export const editSchema = object({
  operations: array(operationSchema.required())
    .min(1, "operations is empty")
    .max(200)
    .required("operations is missing"),
  dry_run: boolean().default(false),
});

/** Differences to the version before, and the problems of the new one. */
export const editedSchema = changesSchema.pick(["changes", "findings"]).shape({ saved: boolean().required() });
export type Edited = InferType<typeof editedSchema>;

/** `POST /short/documents {draft}` (editor) creates a draft → 201 `shortDocumentSchema` and its `ETag`. */
export const creationSchema = object({ draft: values().required("draft is missing") });

/** `GET /short/models?type=` → slices and fields by name: their kind, and the allowed values where there are some. */
export const shortModelsSchema = object({ types: values().required(), slices: values().required() });
