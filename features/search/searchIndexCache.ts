import "server-only";

import { createHash } from "node:crypto";

import type { Locale } from "@/features/shared/locale";

import { chainSources, faucetSources, methodSources } from "./catalogueSources";
import { pageSources } from "./pageSources";
import type { SearchablePage } from "./pageSources";
import { SearchIndex } from "./SearchIndex";

/** An index, and as it is sent. */
export type CachedIndex = { index: SearchIndex; version: string; json: string };

type CacheEntry = { ref: string; making: Promise<CachedIndex>; made: CachedIndex | undefined };

declare global {
  // Pages and route handlers are separate bundles in one process: they share one index through this.
  var halyardSearch: Map<Locale, CacheEntry> | undefined;
}

const cache = (globalThis.halyardSearch ??= new Map());

/**
 * The index of a language at one state of the content, made once; `listPages` is asked for the published pages only
 * then. While a new one cannot be made, the last good one is given; throws when there is none.
 */
export async function getSearchIndex(
  locale: Locale,
  ref: string,
  listPages: (locale: Locale) => Promise<SearchablePage[]>,
): Promise<CachedIndex> {
  const known = cache.get(locale);
  if (known?.ref === ref) return known.making;
  const next: CacheEntry = { ref, making: buildIndex(locale, listPages), made: known?.made };
  cache.set(locale, next);
  try {
    next.made = await next.making;
    return next.made;
  } catch (error) {
    // Forgotten, so that the next visitor makes another attempt.
    if (cache.get(locale) === next) cache.delete(locale);
    if (!known?.made) throw error;
    console.warn("search: the index could not be rebuilt, the last good one stays:", error);
    cache.set(locale, known);
    return known.made;
  }
}

/** Everything that can be found in a language. */
export function listSources(locale: Locale, pages: SearchablePage[]) {
  const families = new Map(pages.flatMap(({ path, families }) => families.map((family) => [family, path] as const)));
  return [
    ...chainSources(locale),
    ...pageSources(pages, locale),
    ...faucetSources(locale),
    ...methodSources(families, locale),
  ];
}

async function buildIndex(
  locale: Locale,
  listPages: (locale: Locale) => Promise<SearchablePage[]>,
): Promise<CachedIndex> {
  const index = await SearchIndex.build(listSources(locale, await listPages(locale)), locale);
  const json = JSON.stringify(index.write());
  const version = createHash("sha256").update(json).digest("base64url").slice(0, 16);
  return { index, version, json };
}
