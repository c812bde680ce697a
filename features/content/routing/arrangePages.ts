import ownAddresses from "@/content/data/own-addresses.json";
import { getPagePath } from "@/features/content/routes";
import { warnOnce } from "@/features/content/warnOnce";
import { listOtherLocales, locales, splitLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { groupTranslations } from "./groupTranslations";
import type { PageEntry, PageRecord, Translations } from "./IndexRecords";

/** Entries made before, by record: of ten thousand pages all but those that changed stay the very same objects. */
const entriesByRecord = new WeakMap<PageRecord, PageEntry>();

/** Gives every page its path and its translation; a page whose path belongs to the site itself is left out. */
export function arrangePages(pages: readonly PageRecord[]): PageEntry[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const groups = groupTranslations(pages, byId);
  return pages.flatMap((page) => {
    const above = listAbove(page, byId).map(({ uid }) => uid);
    const path = getPagePath(page, above);
    if (isFree(path, page.locale)) return [toEntry(page, path, groups.get(page.id))];
    warnOnce(`content: ${page.id} is left out, because ${path} is an address of the site itself`);
    return [];
  });
}

function toEntry(page: PageRecord, path: string, group: Translations = {}): PageEntry {
  // In one order: entries are compared as text to find out what changed.
  const translations: Translations = Object.fromEntries(
    listOtherLocales(page.locale).flatMap((locale) => (group[locale] ? [[locale, group[locale]]] : [])),
  );
  const known = entriesByRecord.get(page);
  if (known?.path === path && isSame(known.translations, translations)) return known;
  const { alternates: _, ...own } = page;
  const entry = { ...own, path, translations };
  entriesByRecord.set(page, entry);
  return entry;
}

const isSame = (one: Translations, other: Translations) => locales.every((locale) => one[locale] === other[locale]);

/** The pages above one, the highest first, at any depth. A page in a circle of parents counts as having none. */
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

// What the site itself answers at, where a page could only hide it or be hidden.
const { names, endings } = ownAddresses;
const own = new RegExp(`^/(?:(?:${[...locales, ...names].join("|")})/|[^/]+\\.(?:${endings.join("|")})/$)`);

/** Whether a page may stand at a public path: no endpoint stands there, and no other language. */
function isFree(path: string, locale: Locale): boolean {
  const split = splitLocale(path);
  return split.locale === locale && !own.test(split.rest);
}
