import "server-only";

import type { AllDocumentTypes } from "@/customtypes/prismicio-types";
import { findEntry } from "@/features/content/routing/SiteIndex";
import type { PageEntry } from "@/features/content/routing/IndexRecords";
import type { SiteIndex } from "@/features/content/routing/SiteIndex";
import { mergeIndex } from "@/features/content/routing/mergeIndex";
import { toRecords } from "@/features/content/routing/toRecords";

/**
 * The entry of a document as a preview shows it, among the published pages. Below a page that is a draft itself, which
 * the index does not know, the repository's own URL stands.
 */
export function findDraftEntry(siteIndex: SiteIndex, document: AllDocumentTypes): PageEntry | undefined {
  const { ref, total, isComplete } = siteIndex;
  const merged = mergeIndex(siteIndex, { ...toRecords(ref, [document]), total, isComplete });
  const entry = findEntry(merged, document.id);
  const isBelowDraft = entry?.parent !== undefined && !findEntry(merged, entry.parent);
  return entry && isBelowDraft && document.url ? { ...entry, path: document.url } : entry;
}
