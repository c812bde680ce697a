/** Reuse: sections that several pages show, and filled slices that pages begin with. */
import { array, mixed, number, object, string } from "yup";
import type { InferType } from "yup";

import { cleanedString } from "#contracts/cleanedString.ts";
import { documentSummarySchema } from "#cms/list/contract.ts";
import { personRefSchema } from "#cms/people/contract.ts";

/** `GET /sections/:id/pages` → the documents that show this version of a section, by their latest versions. */
export const sectionPagesSchema = object({ results: array(documentSummarySchema.required()).required() });

export const maxSliceName = 100;

type Slice = { slice_type: string; variation?: string };

const isSlice = (value: unknown): value is Slice =>
  typeof value === "object" &&
  value !== null &&
  "slice_type" in value &&
  typeof value.slice_type === "string" &&
  value.slice_type !== "";

const name = () =>
  cleanedString().max(maxSliceName, `name must have at most ${maxSliceName} characters`).required("name is missing");
const slice = () => mixed(isSlice).required("slice is missing");

/** A filled slice, in the form that documents store it in. */
export const savedSliceSchema = object({
  id: string().required(),
  name: name(),
  slice: slice(),
  /** Who saved it: this person and owners rename and delete it. */
  by: personRefSchema.required(),
  /** In milliseconds. */
  at: number().required(),
});
export type SavedSlice = InferType<typeof savedSliceSchema>;

/** `GET /slices` → by name. */
export const savedSlicesSchema = object({ results: array(savedSliceSchema.required()).required() });

/** `POST /slices` (editor) → 201 `savedSliceSchema`; 409 when there are 500 already. */
export const newSavedSliceSchema = object({ name: name(), slice: slice() });

/** `PATCH /slices/:id` (its author, or an owner) → `savedSliceSchema`; `DELETE` → 204. */
export const savedSliceChangeSchema = object({ name: name() });
