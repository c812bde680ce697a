import "server-only";

import { findEntryByPath } from "@/features/content/routing/SiteIndex";
import type { PageEntry } from "@/features/content/routing/IndexRecords";
import type { SiteIndex } from "@/features/content/routing/SiteIndex";

import { listChildren } from "./relations";

/** Paths that a page names: `menu` is the menu list that has it, `linked` are those its text leads to. */
type Paths = { menu: readonly string[]; linked: readonly string[] };

/**
 * Up to `most` related pages: those that its text links to, then its siblings, else pages in its menu; of both lists
 * those after it come first.
 */
export function listNearPages(
  siteIndex: SiteIndex,
  entry: Pick<PageEntry, "id" | "path" | "parent">,
  { menu, linked }: Paths,
  most: number,
): PageEntry[] {
  const toEntries = (paths: readonly string[]) => paths.flatMap((path) => findEntryByPath(siteIndex, path) ?? []);
  const siblings = entry.parent ? listChildren(siteIndex, entry.parent).filter(isShown) : [];
  const hasSiblings = siblings.length > 1;
  const near = hasSiblings ? siblings : toEntries(menu).filter(isShown);
  const at = near.findIndex(({ id }) => id === entry.id);
  // The parent of many is linked in the breadcrumbs of all.
  const own = [entry.id, hasSiblings ? entry.parent : undefined];
  const named = toEntries(linked).filter((page) => isNameable(page) && !own.includes(page.id));
  return [...new Set([...named, ...near.slice(at + 1), ...near.slice(0, Math.max(0, at))])].slice(0, most);
}

const isNameable = ({ type, hidden }: PageEntry) => (type === "page" || type === "docs_page") && !hidden;
const isShown = ({ type, hidden }: PageEntry) => type === "page" && !hidden;
