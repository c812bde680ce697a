import { array, boolean, object, string } from "yup";
import type { InferType } from "yup";

/**
 * `PATCH /documents/:id/draft[?release_id=]` with `If-Match`: `{status: "published"}` (publisher) publishes it → 204, or
 * 422 with `findings`; `{release_id}` (editor) moves it into a release, or out of it with null → 204.
 * `DELETE /documents/:id/draft[?release_id=]` (editor) with `If-Match` → 204 discards it.
 * `DELETE /documents/:id/publication` (publisher) with `If-Match` → 204 takes it off the site and keeps it as a draft.
 * `DELETE /documents/:id` (editor; publisher for what is published) unpublishes it and deletes its drafts; the history stays.
 */
export const draftChangeSchema = object({
  status: string().oneOf(["published"]),
  /** With `status`: paths (`from` of the proposals in `…/changes`) whose redirects are made or end with it. */
  redirects: array(string().required()).max(1_000).default([]),
  release_id: string().nullable(),
});

/**
 * Body of `DELETE /documents/:id/publication` and `DELETE /documents/:id`: old paths whose redirects are published with
 * the removal (`from` in `…/removal`), and whether the pages below leave the site too. Without a body: neither.
 */
export const removalRequestSchema = object({
  redirects: array(string().required()).max(1_000).default([]),
  section: boolean().default(false),
});
export type RemovalRequest = InferType<typeof removalRequestSchema>;

/** Old addresses without a redirect when a scheduled page or release is published. */
export const declinedSchema = array(string().required()).max(1_000).default([]);
