import ownAddresses from "@/content/data/own-addresses.json";
import { getPagePath } from "@/features/content/routes";
import { warnOnce } from "@/features/content/warnOnce";
import { listOtherLocales, locales, splitLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { groupTranslations } from "./groupTranslations";
import type { PageEntry, PageRecord, Translations } from "./IndexRecords";

/** Earlier entries by record: unchanged pages keep their object identity. */
const entriesByRecord = new WeakMap<PageRecord, PageEntry>();

/** Gives every page its path and its translation; a page whose path belongs to the site itself is left out. */
export function arrangePages(pages: readonly PageRecord[]): PageEntry[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const groups = groupTranslations(pages, byId);
  const entries: PageEntry[] = [];
  for (const page of pages) {
    const above = page.parent === undefined ? [] : listAbove(page, byId).map(({ uid }) => uid);
    const path = getPagePath(page, above);
    const known = entriesByRecord.get(page);
    if (known?.path === path && hasTranslations(known, groups.get(page.id))) entries.push(known);
    else if (isFree(path, page.locale)) entries.push(toEntry(page, path, groups.get(page.id)));
    else warnOnce(`content: ${page.id} is left out, because ${path} is an address of the site itself`);
  }
  return entries;
}

function toEntry(page: PageRecord, path: string, group: Translations = {}): PageEntry {
  // Stable order: entries are compared as JSON to detect changes.
  const translations: Translations = Object.fromEntries(
    listOtherLocales(page.locale).flatMap((locale) => (group[locale] ? [[locale, group[locale]]] : [])),
  );
  const { alternates: _, ...own } = page;
  const entry = { ...own, path, translations };
  entriesByRecord.set(page, entry);
  return entry;
}

const hasTranslations = ({ locale, translations }: PageEntry, group: Translations = {}) =>
  locales.every((other) => other === locale || translations[other] === group[other]);

/** Ancestors of a page, root first, at any depth. A page in a cycle counts as having no parent. */
function listAbove(page: PageRecord, byId: ReadonlyMap<string, PageRecord>): PageRecord[] {
  const above: PageRecord[] = [];
  const seen = new Map<string, number>();
  let current = page.parent === undefined ? undefined : byId.get(page.parent);
  while (current) {
    const circle = current.id === page.id ? 0 : seen.get(current.id);
    if (circle !== undefined) {
      warnOnce(`content: ${current.id} lies below itself, so it counts as a page without a page above`);
      return above.slice(0, current.id === page.id ? 0 : circle + 1).reverse();
    }
    seen.set(current.id, above.length);
    above.push(current);
    current = current.parent === undefined ? undefined : byId.get(current.parent);
  }
  return above.reverse();
}

// Paths of the site's own endpoints, which a page would hide or be hidden by.
const { names, endings } = ownAddresses;
const own = new RegExp(`^/(?:(?:${[...locales, ...names].join("|")})/|[^/]+\\.(?:${endings.join("|")})/$)`);

/** Whether a page may have a public path: not if an endpoint or a language prefix has it. */
function isFree(path: string, locale: Locale): boolean {
  const split = splitLocale(path);
  return split.locale === locale && !own.test(split.rest);
}
