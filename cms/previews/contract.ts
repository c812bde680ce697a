/** Previews: links that show a draft, a release or a moment of the site to whoever has them. */
import { number, object, string } from "yup";
import type { InferType } from "yup";

import { momentSchema } from "#cms/schedules/moment.contract.ts";

/**
 * `POST /previews` → 201. Anybody with `url` sees the draft on the site until it ends: `lifetime` in seconds, by default a
 * day, at most a week. `at` shows the whole site at that moment, with a release; `version` shows that version of the
 * document. `GET /previews?document_id=` → `{results}`, those that work; `DELETE /previews/:id` → 204 ends one.
 */
export const newPreviewSchema = object({
  document_id: string(),
  release_id: string(),
  version: string().max(40),
  at: momentSchema(),
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
