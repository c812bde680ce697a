import type { PageRecord, Translations } from "./IndexRecords";

/**
 * Groups of translations, by the id of each of their pages. A document published before its translation does
 * not link to it, so a link in one direction is enough; on conflict the latest publication wins.
 */
export function groupTranslations(
  pages: readonly PageRecord[],
  byId: ReadonlyMap<string, PageRecord>,
): ReadonlyMap<string, Translations> {
  const groups = new Map<string, Translations>();
  const naming = pages.filter(({ alternates }) => alternates.length > 0);
  for (const page of naming.sort((a, b) => compare(b.changed, a.changed))) {
    for (const id of page.alternates) {
      const other = byId.get(id);
      const merged = other && merge(readGroup(page, groups), readGroup(other, groups));
      for (const member of Object.values(merged ?? {})) groups.set(member, merged ?? {});
    }
  }
  return groups;
}

const readGroup = ({ id, locale }: PageRecord, groups: ReadonlyMap<string, Translations>): Translations =>
  groups.get(id) ?? { [locale]: id };

/** Both groups as one; `undefined` when a language would have two pages. */
function merge(one: Translations, other: Translations): Translations | undefined {
  const taken = new Map(Object.entries(one));
  const isFree = Object.entries(other).every(([locale, id]) => (taken.get(locale) ?? id) === id);
  return isFree ? { ...one, ...other } : undefined;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
