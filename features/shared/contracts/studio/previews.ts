import { array, number, object, string } from "yup";
import type { InferType } from "yup";

/**
 * `POST /previews` → 201. Anybody with `url` sees the draft on the site until it ends: `lifetime` in seconds, a day when
 * left out, a week at most. With `at` it shows the whole
 * site as it will be at that moment, a release with it. With `version` it shows that version of the document. `GET /previews?document_id=` → those that work; `DELETE /previews/:id` → 204 ends one.
 */
export const newPreviewSchema = object({
  document_id: string(),
  release_id: string(),
  version: string().max(40),
  at: number().integer(),
  lifetime: number()
    .integer()
    .min(1)
    .max(7 * 24 * 60 * 60),
});

export const previewSchema = object({
  id: string().required(),
  url: string().required(),
  /** ISO time. */
  expires: string().required(),
});
export type StudioPreview = InferType<typeof previewSchema>;

export const previewsSchema = object({ results: array(previewSchema.required()).required() });
