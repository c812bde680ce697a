import "server-only";

import { getSiteIndex } from "./routing/siteIndexStore";
import { findEntry } from "./routing/SiteIndex";
import type { SiteIndex } from "./routing/SiteIndex";
import { createClient } from "./createClient";
import { findPreview } from "./preview/findPreview";

/** A client that reads what this render shows: the published content, or what an editor previews. */
export async function createPageClient(tags: string[]) {
  const preview = await findPreview();
  if (preview?.kind === "open") return createClient({ ref: preview.ref, isDraft: true });
  return createClient({ ref: (await getSiteIndex()).ref, tags });
}

/** What was read with it, with its links to other pages as they stand now; a preview's as the preview says. */
export async function resolvePageLinks<T>(documents: T): Promise<T> {
  const preview = await findPreview();
  return preview?.kind === "open" ? documents : resolveLinks(documents, await getSiteIndex());
}

/**
 * A document, or any part of one, whose links to other documents lead where these stand now; the repository knows the
 * URLs of pages a few levels deep only. A link to a document that is gone has no URL. While the index is not
 * whole, what it does not know keeps the repository's URL.
 */
export function resolveLinks<T>(value: T, siteIndex: SiteIndex): T;
export function resolveLinks(value: unknown, siteIndex: SiteIndex): unknown {
  if (Array.isArray(value)) return value.map((one) => resolveLinks<unknown>(one, siteIndex));
  if (typeof value !== "object" || value === null) return value;
  const resolved = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, resolveLinks<unknown>(member, siteIndex)]),
  );
  if (!("link_type" in value && value.link_type === "Document" && "id" in value && typeof value.id === "string")) {
    return resolved;
  }
  const entry = findEntry(siteIndex, value.id);
  if (entry) resolved.url = entry.path;
  else if (siteIndex.isComplete) delete resolved.url;
  return resolved;
}
