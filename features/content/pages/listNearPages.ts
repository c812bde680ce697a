import "server-only";

import { findEntryByPath } from "@/features/content/routing/SiteIndex";
import type { PageEntry } from "@/features/content/routing/IndexRecords";
import type { SiteIndex } from "@/features/content/routing/SiteIndex";

import { listChildren } from "./relations";

/**
 * Up to `most` related ordinary pages: its siblings, else pages in `menu`, the menu list that has it; those after it
 * come first.
 */
export function listNearPages(
  siteIndex: SiteIndex,
  entry: Pick<PageEntry, "id" | "path" | "parent">,
  menu: readonly string[],
  most: number,
): PageEntry[] {
  const siblings = entry.parent ? listChildren(siteIndex, entry.parent).filter(isShown) : [];
  const listed = menu.flatMap((path) => findEntryByPath(siteIndex, path) ?? []).filter(isShown);
  const near = siblings.length > 1 ? siblings : listed;
  const at = near.findIndex(({ id }) => id === entry.id);
  return [...near.slice(at + 1), ...near.slice(0, Math.max(0, at))].slice(0, most);
}

const isShown = ({ type, hidden }: PageEntry) => type === "page" && !hidden;
