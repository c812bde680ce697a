import "server-only";

import type { PageEntry } from "@/features/content/routing/IndexRecords";
import type { SiteIndex } from "@/features/content/routing/SiteIndex";
import { findChains } from "@/features/shared/catalogue/catalogue";

import { listByType } from "./relations";

/** The pages before and after one in its list: docs as their sidebar lists them, posts by their day. */
export function findAdjacentPages(
  siteIndex: SiteIndex,
  entry: Pick<PageEntry, "id" | "type" | "locale">,
): { previous: PageEntry | undefined; next: PageEntry | undefined } {
  const list = listByType(siteIndex, entry.type, entry.locale);
  const index = list.findIndex(({ id }) => id === entry.id);
  return { previous: list[index - 1], next: list[index + 1] };
}

/** Up to `most` similar pages of the same type: of the same kind or topic, then of the kinds `near`, then by shared chains. */
export function listRelated(
  siteIndex: SiteIndex,
  entry: Pick<PageEntry, "id" | "type" | "locale" | "facts">,
  most: number,
  near: readonly string[] = [],
): PageEntry[] {
  const chains = listChains(entry);
  const rankKind = (kind: unknown) => (kind === getKind(entry) ? 2 : Number(near.includes(String(kind))));
  const best: { page: PageEntry; common: number }[] = [];
  for (const page of listByType(siteIndex, entry.type, entry.locale)) {
    if (page.id === entry.id) continue;
    const common = rankKind(getKind(page)) * kindWeight + countShared(chains, page);
    const place = best.findIndex((other) => other.common < common);
    if (place >= 0) best.splice(place, 0, { page, common });
    else if (best.length < most) best.push({ page, common });
    best.length = Math.min(best.length, most);
  }
  return best.map(({ page }) => page);
}

// More than two pages share chains.
const kindWeight = 1000;

const getKind = ({ facts }: Pick<PageEntry, "facts">) => facts.category ?? facts.topic ?? facts.section;

function countShared(chains: string[], page: PageEntry): number {
  if (chains.length === 0) return 0;
  const others = listChains(page);
  return chains.filter((chain) => others.includes(chain)).length;
}

const listChains = ({ facts }: Pick<PageEntry, "facts">) =>
  findChains(String(facts.chains ?? "").split(/[\s,]+/)).map(({ key }) => key);
