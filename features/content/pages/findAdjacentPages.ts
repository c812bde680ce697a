import "server-only";

import type { PageEntry } from "@/features/content/routing/IndexRecords";
import type { SiteIndex } from "@/features/content/routing/SiteIndex";

import { listByType } from "./relations";

/** The pages before and after one in its list: docs as their sidebar lists them, posts by their day. */
export function findAdjacentPages(
  siteIndex: SiteIndex,
  entry: PageEntry,
): { previous: PageEntry | undefined; next: PageEntry | undefined } {
  const list = listByType(siteIndex, entry.type, entry.locale);
  const index = list.findIndex(({ id }) => id === entry.id);
  return { previous: list[index - 1], next: list[index + 1] };
}

/** Up to `most` similar pages of the same type, by kind or topic first, then by shared chains. */
export function listRelated(siteIndex: SiteIndex, entry: PageEntry, most: number): PageEntry[] {
  return listByType(siteIndex, entry.type, entry.locale)
    .filter(({ id }) => id !== entry.id)
    .map((other, index) => ({ other, index, common: countCommon(entry, other) }))
    .sort((a, b) => b.common - a.common || a.index - b.index)
    .slice(0, most)
    .map(({ other }) => other);
}

function countCommon(a: PageEntry, b: PageEntry): number {
  const kind = (entry: PageEntry) => entry.facts.category ?? entry.facts.topic ?? entry.facts.section;
  const chains = listChains(b);
  return (kind(a) === kind(b) ? 100 : 0) + listChains(a).filter((chain) => chains.includes(chain)).length;
}

const listChains = ({ facts }: PageEntry) =>
  String(facts.chains ?? "")
    .split(/[\s,]+/)
    .filter(Boolean);
