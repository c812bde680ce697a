import "server-only";

import { findEntry, findEntryByPath } from "@/features/content/routing/SiteIndex";
import type { PageEntry } from "@/features/content/routing/IndexRecords";
import type { SiteIndex } from "@/features/content/routing/SiteIndex";
import { defaultLocale, htmlLang, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** The pages above a path, the home page first, the page itself left out; found by its segments. */
export function listAncestors(siteIndex: SiteIndex, path: string, locale: Locale): PageEntry[] {
  const root = localizePath("/", locale);
  const segments = path.slice(root.length).split("/").filter(Boolean);
  const above = segments.map(
    (_, index) =>
      `${root}${segments
        .slice(0, index)
        .map((segment) => `${segment}/`)
        .join("")}`,
  );
  return above.flatMap((one) => findEntryByPath(siteIndex, one) ?? []);
}

/** Pages directly below a page, by title. */
export function listChildren(siteIndex: SiteIndex, id: string): readonly PageEntry[] {
  const locale = findEntry(siteIndex, id)?.locale ?? defaultLocale;
  return inOrder(getGroups(siteIndex).byParent.get(id), (pages) => pages.sort(byTitle(locale)));
}

/**
 * Every page of a type in a language: section by section, each in the place of its lowest order; within one by their
 * order, else the newest first and those of one day by path.
 */
export const listByType = (siteIndex: SiteIndex, type: string, locale: Locale): readonly PageEntry[] =>
  inOrder(getGroups(siteIndex).byKind.get(`${type} ${locale}`), (pages) => sortBySection(pages, locale));

type Groups = { byParent: Map<string | undefined, PageEntry[]>; byKind: Map<string, PageEntry[]> };

declare global {
  // Pages, route handlers and the proxy are separate bundles in one process.
  var halyardGroups: WeakMap<SiteIndex, Groups> | undefined;
}

// Grouped and sorted once per index: each render reads several lists of a site that may have 100,000 pages.
const groupsByIndex = (globalThis.halyardGroups ??= new WeakMap<SiteIndex, Groups>());
const ordered = new WeakSet<PageEntry[]>();

function getGroups(siteIndex: SiteIndex): Groups {
  const groups = groupsByIndex.get(siteIndex) ?? {
    byParent: Map.groupBy(siteIndex.entries, ({ parent }) => parent),
    byKind: Map.groupBy(siteIndex.entries, ({ type, locale }) => `${type} ${locale}`),
  };
  groupsByIndex.set(siteIndex, groups);
  return groups;
}

function inOrder(pages: PageEntry[] = [], sort: (pages: PageEntry[]) => void): PageEntry[] {
  if (!ordered.has(pages)) sort(pages);
  ordered.add(pages);
  return pages;
}

function sortBySection(pages: PageEntry[], locale: Locale): void {
  const places = new Map<string, number>();
  for (const page of pages) {
    const section = getSection(page);
    places.set(section, Math.min(getOrder(page), places.get(section) ?? Number.MAX_SAFE_INTEGER));
  }
  const getPosition = (page: PageEntry) => places.get(getSection(page)) ?? 0;
  const byTitleHere = byTitle(locale);
  pages.sort(
    (a, b) =>
      getPosition(a) - getPosition(b) ||
      getSection(a).localeCompare(getSection(b)) ||
      getOrder(a) - getOrder(b) ||
      getDate(b).localeCompare(getDate(a)) ||
      // Of one day: in the same order in every language.
      (getDate(a) ? a.path.localeCompare(b.path) : byTitleHere(a, b)),
  );
}

const getSection = (entry: PageEntry) => String(entry.facts.section ?? "");
const getOrder = (entry: PageEntry) => Number(entry.facts.order ?? Number.MAX_SAFE_INTEGER);
const getDate = (entry: PageEntry) => String(entry.facts.published ?? "");

function byTitle(locale: Locale) {
  const { compare } = new Intl.Collator(htmlLang(locale));
  return (a: PageEntry, b: PageEntry) => compare(a.title, b.title);
}
