import type { Tagged } from "#cms/http/send.ts";
import type { StudioDocument } from "#cms/drafts/contract.ts";
import { isJsonObject } from "#cms/editor/store/json.ts";

import type { DocumentContent } from "#cms/editor/store/splitContent.ts";

/** A document version on the server: who saved it, whether it is a draft, and when the published version was published. */
export type ServerVersion = {
  content: DocumentContent;
  etag: string;
  savedAt: number;
  savedBy?: string | undefined;
  isDraft?: boolean;
  publishedAt?: number | null;
};

/** Converts a loaded document to the saver's `ServerVersion`. */
export const toServerVersion = ({ value, etag }: Tagged<StudioDocument>): ServerVersion => ({
  content: { uid: value.uid, tags: value.tags, data: isJsonObject(value.data) ? value.data : {} },
  etag,
  savedAt: value.saved,
  savedBy: value.saved_by?.name,
  isDraft: value.places.includes("documents"),
  publishedAt: value.published,
});
