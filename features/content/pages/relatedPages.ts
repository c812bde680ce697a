import "server-only";

import { findEntryByPath } from "@/features/content/addresses/book";
import type { Book, Entry } from "@/features/content/addresses/book";

import { listChildren } from "./relations";

/**
 * Ordinary pages that stand nearest to one, at most `most`: its siblings below the same page, else those that share a
 * list of the menus with it; the ones after it first.
 */
export function listNearPages(book: Book, entry: Entry, lists: readonly (readonly string[])[], most: number): Entry[] {
  const siblings = entry.parent ? listChildren(book, entry.parent).filter(isShown) : [];
  const shared = lists.find((paths) => paths.includes(entry.path)) ?? [];
  const listed = shared.flatMap((path) => findEntryByPath(book, path) ?? []).filter(isShown);
  const near = siblings.length > 1 ? siblings : listed;
  const at = near.findIndex(({ id }) => id === entry.id);
  return [...near.slice(at + 1), ...near.slice(0, Math.max(0, at))].slice(0, most);
}

const isShown = ({ type, hidden }: Entry) => type === "page" && !hidden;
