import "server-only";

import type { AllDocumentTypes } from "@/customtypes/prismicio-types";
import { findEntry } from "@/features/content/addresses/book";
import type { Book, Entry } from "@/features/content/addresses/book";
import { mergeBooks } from "@/features/content/addresses/merge";
import { toRecords } from "@/features/content/addresses/toRecords";

/**
 * The entry of a document as a preview shows it, among the published pages. Below a page that is a draft itself, which
 * the book does not know, the repository's own address stands.
 */
export function findDraftEntry(book: Book, document: AllDocumentTypes): Entry | undefined {
  const { ref, total, isWhole } = book;
  const merged = mergeBooks(book, { ...toRecords(ref, [document]), total, isWhole });
  const entry = findEntry(merged, document.id);
  const isBelowDraft = entry?.parent !== undefined && !findEntry(merged, entry.parent);
  return entry && isBelowDraft && document.url ? { ...entry, path: document.url } : entry;
}
