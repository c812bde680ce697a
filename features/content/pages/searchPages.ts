import "server-only";

import { filter } from "@prismicio/client";

import { createClient } from "@/features/content/createClient";
import type { PageEntry } from "@/features/content/routing/IndexRecords";
import { findEntry, findEntryByPath } from "@/features/content/routing/SiteIndex";
import type { SiteIndex } from "@/features/content/routing/SiteIndex";
import { getSiteIndex } from "@/features/content/routing/siteIndexStore";
import { warnThrottled } from "@/features/content/warnThrottled";
import { foldText, toSearchWords } from "@/features/shared/contracts/foldText";
import { prismicLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** Pages of a language that an index takes which is sent to browsers; the oldest ones where there are more. */
export const maxIndexedPages = 1_000;
const maxResults = 20;
const maxQueryLength = 200;

type Heads = { entry: PageEntry; text: string }[];

const headsByIndex = new WeakMap<SiteIndex, Map<Locale, Heads>>();
const texts = new WeakMap<PageEntry, string>();

/** Whether a language has more pages than an index takes. */
export const hasManyPages = async (locale: Locale): Promise<boolean> =>
  listHeads(await getSiteIndex(), locale).length > maxIndexedPages;

/**
 * On a site of many pages, those of a language with all words of a query in their title, the nearest first, then those
 * with them in their text, as the repository finds them. None where an index has all pages.
 */
export async function searchPages(query: string, locale: Locale): Promise<PageEntry[]> {
  const siteIndex = await getSiteIndex();
  const words = toSearchWords(query.slice(0, maxQueryLength));
  const heads = listHeads(siteIndex, locale);
  if (heads.length <= maxIndexedPages || words.length === 0) return [];
  const start = words.join(" ");
  const titled = heads
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .sort(
      (a, b) => Number(b.text.startsWith(start)) - Number(a.text.startsWith(start)) || a.text.length - b.text.length,
    )
    .map(({ entry }) => entry);
  const mentioning = titled.length < maxResults ? await findInTexts(siteIndex, words, locale) : [];
  return [...new Set([...titled, ...mentioning])].slice(0, maxResults);
}

async function findInTexts(siteIndex: SiteIndex, words: string[], locale: Locale): Promise<PageEntry[]> {
  try {
    const { results } = await createClient({ ref: siteIndex.ref }).get({
      filters: [filter.fulltext("document", words.join(" "))],
      lang: prismicLang(locale),
      fetch: [],
      pageSize: maxResults,
    });
    return results.flatMap(({ id }) => findEntry(siteIndex, id) ?? []).filter((entry) => isFound(siteIndex, entry));
  } catch (error) {
    warnThrottled(`content: texts cannot be searched, titles are: ${error instanceof Error ? error.message : error}`);
    return [];
  }
}

const isFound = (siteIndex: SiteIndex, entry: PageEntry) =>
  !entry.hidden && findEntryByPath(siteIndex, entry.path) === entry;

/** The pages of a language with their folded titles. */
function listHeads(siteIndex: SiteIndex, locale: Locale): Heads {
  const byLocale = headsByIndex.get(siteIndex) ?? new Map<Locale, Heads>();
  headsByIndex.set(siteIndex, byLocale);
  const known = byLocale.get(locale);
  if (known) return known;
  const entries = siteIndex.entries.filter((entry) => entry.locale === locale && isFound(siteIndex, entry));
  const heads = entries.map((entry) => ({ entry, text: getText(entry) }));
  byLocale.set(locale, heads);
  return heads;
}

// Entries of unchanged pages stay the same from index to index.
function getText(entry: PageEntry): string {
  const text = texts.get(entry) ?? foldText(entry.title);
  texts.set(entry, text);
  return text;
}
