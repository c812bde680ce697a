/** Previews: links that show a draft, a release or a moment of the site to whoever has them. */
import { array, boolean, number, object, string } from "yup";
import type { InferType } from "yup";

import { cleanedString } from "#contracts/cleanedString.ts";
import { personRefSchema } from "#cms/people/contract.ts";
import { momentSchema } from "#cms/schedules/moment.contract.ts";

export const maxPreviewName = 100;

/**
 * `POST /previews` (editor) → 201 `previewSchema`. Anybody with `url` sees on the site what is saved now, or with
 * `follows_draft` also what is saved later, until it ends: `lifetime` in seconds, by default a day, at most a week. `at`
 * shows the whole site at that moment, with a release, as it is planned; `version` shows that version of the document. A
 * person has at most 40 links: the next one ends the oldest.
 */
export const newPreviewSchema = object({
  document_id: string(),
  release_id: string(),
  version: string().max(40),
  at: momentSchema(),
  name: cleanedString().max(maxPreviewName, `name must have at most ${maxPreviewName} characters`),
  follows_draft: boolean().default(false),
  /** False for a link that only its maker opens: the log calls it a preview, not a shared one. */
  is_shared: boolean().default(true),
  lifetime: number()
    .integer()
    .min(1)
    .max(7 * 24 * 60 * 60),
});
export type NewPreview = Partial<InferType<typeof newPreviewSchema>>;

export const previewSchema = object({
  id: string().required(),
  url: string().required(),
  /** ISO time. */
  expires: string().required(),
  name: string().default(""),
  /** Who made it; null when it is not known. */
  by: personRefSchema.nullable().default(null),
  /** When, in milliseconds; null when it is not known. */
  made: number().nullable().default(null),
  /** Whether it shows what is saved later. */
  follows_draft: boolean().default(true),
});
export type StudioPreview = InferType<typeof previewSchema>;

/**
 * `GET /previews?document_id=` → the shared links that work, the newest first. `DELETE /previews/:id` (whoever made it, or a
 * publisher) → 204 ends one.
 */
export const previewsSchema = object({ results: array(previewSchema.required()).required() });
