import "server-only";

import { getSiteIndex } from "./routing/siteIndexStore";
import { resolveLinks } from "./routing/resolveLinks";
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
