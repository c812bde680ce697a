import "server-only";

import { findMethodPage } from "@/features/shared/catalogue/methodPages";
import { findReference } from "@/features/shared/catalogue/references";
import type { Locale } from "@/features/shared/locale";

import { findMentioned } from "./entry";
import type { Hit } from "./entry";
import { findPassage } from "./findPassage";
import { getSearchIndex, getStoredIndex } from "./getSearchIndex";
import type { IndexContent } from "./getSearchIndex";
import { shorten } from "./pageSources";
import type { SearchablePage } from "./pageSources";
import { splitQuery } from "./words";

// As many pages as a search page shows at first.
const maxPassages = 20;

type PageHead = { path: string; title: string; summary: string };

/** Content that is searched: that of the index, and, on a site of many pages, a search for those that it lacks. */
export type SearchContent = IndexContent & {
  searchPages: (search: string, locale: Locale) => Promise<PageHead[]>;
  hasManyPages: (locale: Locale) => Promise<boolean>;
};

/** Results of a query, best first; `undefined` while no index can be built. */
export async function findHits(
  search: string,
  locale: Locale,
  ref: string,
  content: SearchContent,
): Promise<Hit[] | undefined> {
  try {
    // Building an index of many pages takes seconds; what was published since is found by its title.
    const getIndex = (await content.hasManyPages(locale)) ? getStoredIndex : getSearchIndex;
    const [{ index, pages: indexed }, pages] = await Promise.all([
      getIndex(locale, ref, content),
      content.searchPages(search, locale),
    ]);
    const hits = addPassages(index.find(search), indexed, locale);
    const paths = new Set(hits.map(({ path }) => path));
    const terms = splitQuery(search);
    const others = pages.filter(({ path }) => !paths.has(path)).map((page) => toHit(page, terms));
    if (others.length === 0) return hits;
    // What is called so comes before what only mentions it.
    return [...hits, ...others].sort((a, b) => Number(b.isExact) - Number(a.isExact));
  } catch (error) {
    console.error("search: no index is available", error);
    return undefined;
  }
}

/** Adds to pages the sentence that has what was sought, where their line lacks it, and to methods what they do. */
function addPassages(hits: Hit[], pages: ReadonlyMap<string, SearchablePage>, locale: Locale): Hit[] {
  let left = maxPassages;
  return hits.map((hit) => {
    const summary = hit.kind === "method" ? findSummary(hit.path, locale) : undefined;
    if (summary) return { ...hit, passage: summary };
    const mentioned = findMentioned(hit, hit.terms);
    const page = mentioned.length > 0 && left > 0 ? pages.get(hit.path) : undefined;
    const passage = page && findPassage(page, mentioned);
    if (!passage) return hit;
    left -= 1;
    return { ...hit, passage };
  });
}

function findSummary(path: string, locale: Locale): string | undefined {
  const method = findMethodPage(/\/docs\/(.+?)\/(?:#|$)/.exec(path)?.[1] ?? "");
  return method && findReference(method.family, method.method)?.summary[locale].replaceAll("`", "");
}

const toHit = ({ path, title, summary }: PageHead, terms: string[]): Hit => ({
  kind: "page",
  title,
  path,
  detail: shorten(summary),
  within: "",
  chain: "",
  terms,
  isExact: title.toLowerCase() === terms.join(" "),
});
