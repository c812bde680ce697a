import "server-only";

import { createHash } from "node:crypto";

import type { MethodChecks } from "@/features/shared/contracts/availabilityApi";
import { getFallback, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { loadMethodChecks } from "@/features/shared/platform/server";

import { chainSources, faucetSources, methodSources } from "./catalogueSources";
import { errorSources } from "./errorSources";
import { pageSources } from "./pageSources";
import type { SearchablePage } from "./pageSources";
import { SearchIndex } from "./SearchIndex";

/** An index with its serialised form, and the pages that it was built from, by path. */
type CachedIndex = { index: SearchIndex; version: string; json: string; pages: ReadonlyMap<string, SearchablePage> };

/** Content that the index is built from: published pages, and the host of endpoints. */
export type IndexContent = {
  listPages: (locale: Locale) => Promise<SearchablePage[]>;
  loadHost: (locale: Locale) => Promise<string>;
};

type CacheEntry = { ref: string; making: Promise<CachedIndex>; made: CachedIndex | undefined };

declare global {
  // Pages and route handlers are separate bundles in one process: they share one index through this.
  var halyardSearch: Map<Locale, CacheEntry> | undefined;
}

const cache = (globalThis.halyardSearch ??= new Map());

/**
 * The index of a language, built once per content version; falls back to the last good one, throws without one.
 */
export async function getSearchIndex(locale: Locale, ref: string, content: IndexContent): Promise<CachedIndex> {
  const known = cache.get(locale);
  if (known?.ref === ref) return known.making;
  const next: CacheEntry = { ref, making: buildIndex(locale, content), made: known?.made };
  cache.set(locale, next);
  try {
    next.made = await next.making;
    return next.made;
  } catch (error) {
    // Not cached, so that the next request tries again.
    if (cache.get(locale) === next) cache.delete(locale);
    if (!known?.made) throw error;
    console.warn("search: the index could not be rebuilt, the last good one stays:", error);
    cache.set(locale, known);
    return known.made;
  }
}

/** The last index where there is one, while that of the current content is built; otherwise the same. */
export async function getStoredIndex(locale: Locale, ref: string, content: IndexContent): Promise<CachedIndex> {
  const stored = cache.get(locale)?.made;
  const current = getSearchIndex(locale, ref, content);
  if (!stored) return current;
  // A failure is logged, and the next request tries again.
  current.catch(() => undefined);
  return stored;
}

/** All search entries of a language. */
function listSources(locale: Locale, pages: SearchablePage[], host: string, checks: MethodChecks | undefined) {
  const faucetPath = localizePath("/faucet/", locale);
  // A site may do without faucets; where a language lacks their page, that of its fallback is shown.
  const hasFaucets = getFallback(locale) !== undefined || pages.some(({ path }) => path === faucetPath);
  const families = new Map(pages.flatMap(({ path, families }) => families.map((family) => [family, path] as const)));
  return [
    ...chainSources(host, locale),
    ...pageSources(pages),
    ...(hasFaucets ? faucetSources(locale) : []),
    ...methodSources(families, checks, locale),
    ...errorSources(locale),
  ];
}

async function buildIndex(locale: Locale, { listPages, loadHost }: IndexContent): Promise<CachedIndex> {
  const [pages, host, { value: checks }] = await Promise.all([listPages(locale), loadHost(locale), loadMethodChecks()]);
  const index = await SearchIndex.build(listSources(locale, pages, host, checks));
  const json = JSON.stringify(index.write());
  const version = createHash("sha256").update(json).digest("base64url").slice(0, 16);
  return { index, version, json, pages: new Map(pages.map((page) => [page.path, page])) };
}
