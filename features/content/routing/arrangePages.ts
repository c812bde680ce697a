import ownAddresses from "@/content/data/own-addresses.json";
import { getPagePath } from "@/features/content/routes";
import { warnOnce } from "@/features/content/warnOnce";
import { splitLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import type { PageEntry, PageRecord } from "./IndexRecords";

/** Entries made before, by record: of ten thousand pages all but those that changed stay the very same objects. */
const entriesByRecord = new WeakMap<PageRecord, PageEntry>();

/** Gives every page its path and its translation; a page whose path belongs to the site itself is left out. */
export function arrangePages(pages: readonly PageRecord[]): PageEntry[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const partners = pairTranslations(pages, byId);
  return pages.flatMap((page) => {
    const above = listAbove(page, byId).map(({ uid }) => uid);
    const path = getPagePath(page, above);
    if (isFree(path, page.locale)) return [toEntry(page, path, partners.get(page.id))];
    warnOnce(`content: ${page.id} is left out, because ${path} is an address of the site itself`);
    return [];
  });
}

function toEntry(page: PageRecord, path: string, alternate: string | undefined): PageEntry {
  const known = entriesByRecord.get(page);
  if (known?.path === path && known.alternate === alternate) return known;
  const { alternates: _, ...own } = page;
  const entry = { ...own, path, alternate };
  entriesByRecord.set(page, entry);
  return entry;
}

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

/**
 * Pairs of translations, by both ids. A document that was published before its translation does not name it, so one
 * side's word is enough; where two disagree, the one published last knows better.
 */
function pairTranslations(
  pages: readonly PageRecord[],
  byId: ReadonlyMap<string, PageRecord>,
): ReadonlyMap<string, string> {
  const partners = new Map<string, string>();
  const naming = pages.filter(({ alternates }) => alternates.length > 0);
  for (const page of naming.sort((a, b) => compare(b.changed, a.changed))) {
    const partner = page.alternates.map((id) => byId.get(id)).find((other) => other && other.locale !== page.locale);
    if (!partner || partners.has(page.id) || partners.has(partner.id)) continue;
    partners.set(page.id, partner.id);
    partners.set(partner.id, page.id);
  }
  return partners;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

// What the site itself answers at, where a page could only hide it or be hidden.
const { names, endings } = ownAddresses;
const own = new RegExp(`^/(?:(?:${names.join("|")})/|[^/]+\\.(?:${endings.join("|")})/$)`);

/** Whether a page may stand at a public path: no endpoint stands there, and no other language. */
function isFree(path: string, locale: Locale): boolean {
  const place = splitLocale(path);
  return place.locale === locale && !own.test(place.rest);
}
