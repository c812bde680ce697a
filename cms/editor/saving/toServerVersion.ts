import type { Tagged } from "#cms/http/send.ts";
import type { StudioDocument } from "#cms/drafts/contract.ts";
import { isJsonObject } from "#cms/editor/store/json.ts";

import type { ServerVersion } from "./DraftSaver.ts";

/** Converts a loaded document to the saver's `ServerVersion`. */
export const toServerVersion = ({ value, etag }: Tagged<StudioDocument>): ServerVersion => ({
  content: { uid: value.uid, tags: value.tags, data: isJsonObject(value.data) ? value.data : {} },
  etag,
  savedAt: value.saved,
  savedBy: value.saved_by?.name,
  isDraft: value.places.includes("documents"),
  publishedAt: value.published,
});
