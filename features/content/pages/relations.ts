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
export function listChildren(siteIndex: SiteIndex, id: string): PageEntry[] {
  const locale = findEntry(siteIndex, id)?.locale ?? defaultLocale;
  return siteIndex.entries.filter((entry) => entry.parent === id).sort(byTitle(locale));
}

/**
 * Every page of a type in a language: section by section, each in the place of its lowest order; within one by their
 * order, else the newest first.
 */
export function listByType(siteIndex: SiteIndex, type: string, locale: Locale): PageEntry[] {
  const found = siteIndex.entries.filter((entry) => entry.type === type && entry.locale === locale);
  const places = new Map<string, number>();
  for (const entry of found) {
    const section = getSection(entry);
    places.set(section, Math.min(getOrder(entry), places.get(section) ?? Number.MAX_SAFE_INTEGER));
  }
  const getPosition = (entry: PageEntry) => places.get(getSection(entry)) ?? 0;
  return found.sort(
    (a, b) =>
      getPosition(a) - getPosition(b) ||
      getSection(a).localeCompare(getSection(b)) ||
      getOrder(a) - getOrder(b) ||
      getDate(b).localeCompare(getDate(a)) ||
      byTitle(locale)(a, b),
  );
}

const getSection = (entry: PageEntry) => String(entry.facts.section ?? "");
const getOrder = (entry: PageEntry) => Number(entry.facts.order ?? Number.MAX_SAFE_INTEGER);
const getDate = (entry: PageEntry) => String(entry.facts.published ?? "");
const byTitle = (locale: Locale) => (a: PageEntry, b: PageEntry) => a.title.localeCompare(b.title, htmlLang(locale));
