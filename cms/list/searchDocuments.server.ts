import { toSearchWords } from "#contracts/foldText.ts";
import { masterLang } from "#cms/repository/domain/languages.ts";
import { listReferenceKeys } from "#cms/repository/domain/model/listReferences.ts";
import { hasWordStart } from "#contracts/wordStart.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";

import { documentStates } from "./contract.ts";
import type { Documents, DocumentSearch } from "./contract.ts";
import type { DocumentCatalog } from "./DocumentCatalog.server.ts";
import { getHead, getNewest, toSaving } from "./CatalogEntry.server.ts";
import type { CatalogEntry } from "./CatalogEntry.server.ts";
import { correctWords } from "./correctWords.server.ts";
import { findExcerpt } from "./findExcerpt.server.ts";
import { getOrder } from "./CatalogIndex.server.ts";
import type { Compare } from "./CatalogIndex.server.ts";

/**
 * One page of search results, their total, and the cursor of the next page. Where no document has the words, those that
 * differ from a title's by a letter are searched as `corrected`.
 */
export function searchDocuments(catalog: DocumentCatalog, query: DocumentSearch, models: ModelStore): Documents {
  const found = search(catalog, query, models);
  if (!query.text || found.total > 0) return found;
  const entries = catalog.index.list("saved");
  const corrected = correctWords(query.text, { entries, findWord: (word) => catalog.findWord(word) });
  return corrected === undefined ? found : { ...search(catalog, { ...query, text: corrected }, models), corrected };
}

function search(catalog: DocumentCatalog, query: DocumentSearch, models: ModelStore): Documents {
  const { limit = 100, after, states, text = "", order = "saved" } = query;
  const listed = listMatching(catalog, query);
  // States depend on releases and schedules too.
  const matching = states ? listed.filter((entry) => states.includes(catalog.getState(entry))) : listed;
  const pages = query.by_page ? pickByPage(matching, query.prefer) : undefined;
  const rows = pages ? [...pages.keys()] : matching;
  const getStateRank = (entry: CatalogEntry) => documentStates.indexOf(catalog.getState(entry));
  const compare: Compare = order === "state" ? (a, b) => getStateRank(a) - getStateRank(b) : getOrder(order);
  // The version that stands for a page may sort elsewhere than its first one.
  const sorted = order === "state" || (pages && order === "title") ? rows.toSorted(compare) : rows;
  const found = query.reverse ? sorted.toReversed() : sorted;
  const start = findStart(found, after);
  const results = found.slice(start, start + limit);
  const end = start + results.length;
  const last = results.at(-1)?.draft.document.id;
  const words = toSearchWords(text);
  const isNamed = (entry: CatalogEntry) => words.every((word) => hasWordStart(getHead(entry), word));
  const summarize = (entry: CatalogEntry) => ({
    ...catalog.summarize(entry),
    ...(pages ? { versions: catalog.listVersions(entry), ...toSaving(pages.get(entry) ?? entry) } : {}),
    ...(query.excerpts && !isNamed(entry) ? { excerpt: findExcerpt(entry.draft.document, text, models) } : {}),
  });
  const next = last !== undefined && end < found.length ? `${end}.${last}` : null;
  return { total: found.length, next, results: results.map(summarize) };
}

/**
 * One entry for each page, at the place of its first: in the preferred or the source language, else the first; each with
 * the one that was saved last.
 */
function pickByPage(entries: readonly CatalogEntry[], prefer: string | undefined): Map<CatalogEntry, CatalogEntry> {
  const getRank = ({ draft: { document } }: CatalogEntry) =>
    2 * Number(document.lang === prefer) + Number(document.lang === masterLang);
  const pages = Map.groupBy(entries, ({ draft }) => draft.document.group);
  return new Map(
    [...pages.values()].map((versions) => [
      versions.reduce((best, one) => (getRank(one) > getRank(best) ? one : best)),
      versions.reduce((last, one) => (getNewest(one).saved > getNewest(last).saved ? one : last)),
    ]),
  );
}

type Catalog = Pick<DocumentCatalog, "entries" | "findWord" | "index" | "listDraftFolder">;

/** The entries that fulfil the conditions which depend on each entry alone, in the order of the list. */
export function listMatching(catalog: Catalog, query: DocumentSearch): readonly CatalogEntry[] {
  const { lang, types, path, saved_by: savedBy } = query;
  const order = query.order === undefined || query.order === "state" ? "saved" : query.order;
  const words = toSearchWords(query.text ?? "");
  const tests = [...listConditions(query), ...words.map((word) => catalog.findWord(word))];
  const find = (candidates: readonly CatalogEntry[]) => {
    const test: Test = (entry) => tests.every((one) => one(entry));
    const names = query.order === undefined ? words : [];
    const list = putNamesFirst(candidates.filter(test), names);
    return { test, order: compareNames(names, getOrder(order)), list, tested: candidates.length };
  };
  const some = listCandidates(catalog, query);
  if (some) return find(some.sort(getOrder(order))).list;
  const { index } = catalog;
  const all = index.list(order);
  const key = JSON.stringify([lang, types, path, savedBy, query.order, words]);
  return tests.length > 0 ? index.results.get(key, () => find(all)) : all;
}

/** The entries that a condition leads to; `undefined` without such a condition. */
function listCandidates(catalog: Catalog, query: DocumentSearch): CatalogEntry[] | undefined {
  const { place, ids, groups, links_to: link, uses: file } = query;
  const { index, entries } = catalog;
  if (place) return catalog.listDraftFolder(place);
  const lists = [
    ids && [...new Set(ids)].flatMap((id) => entries.get(id) ?? []),
    groups && [...new Set(groups)].flatMap((group) => [...index.listByGroup(group)]),
    link === undefined ? undefined : [...index.listReferring("document", link)],
    file === undefined ? undefined : [...index.listReferring("file", file)],
  ].flatMap((list) => (list ? [list] : []));
  return lists.sort((a, b) => a.length - b.length)[0];
}

type Test = (entry: CatalogEntry) => boolean;

/** A test for each condition of a query. */
function listConditions(query: DocumentSearch): Test[] {
  const { lang, types, groups, ids, path, saved_by: savedBy, links_to: link, uses: file } = query;
  const refersTo =
    (key: string): Test =>
    ({ draft }) =>
      listReferenceKeys(draft.document).includes(key);
  const tests: (Test | undefined | "")[] = [
    lang && (({ draft }) => draft.document.lang === lang),
    types && (({ draft }) => types.includes(draft.document.type)),
    groups && (({ draft }) => groups.includes(draft.document.group)),
    ids && (({ draft }) => ids.includes(draft.document.id)),
    savedBy && ((entry) => getNewest(entry).by?.id === savedBy),
    path && ((entry) => isAt(entry.path, path)),
    link && refersTo(`document ${link}`),
    file && refersTo(`file ${file}`),
  ];
  return tests.flatMap((test) => test || []);
}

/** Whether a page's path, or a template's with `[…]`, is one that a visitor sees. */
function isAt(path: string | null, seen: string): boolean {
  if (!path?.includes("[")) return path === seen;
  const parts = path.split(/\[[^\]]*\]/).map((part) => part.replaceAll(/[.*+?^${}()|\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join("[^/]+")}$`).test(seen);
}

/** The start of a word that its other forms share: `pric` of price and pricing. */
const toStem = (word: string) => word.slice(0, Math.max(4, word.length - 1));

/**
 * 0 for a title that is the words, up to 1 for one that starts with them, the shorter the less, 2 for one that has them,
 * 3 for UID, path or id, and from 4 on the number of words that stand in the text alone.
 */
function getRank(entry: CatalogEntry, words: readonly string[]): number {
  const head = getHead(entry);
  if (!words.every((word) => hasWordStart(head, word)))
    return 4 + words.filter((word) => !hasWordStart(head, toStem(word))).length;
  const title = toSearchWords(entry.draft.title).join(" ");
  const typed = words.join(" ");
  if (typed && title.startsWith(typed)) return 1 - 1 / (1 + title.length - typed.length);
  return words.every((word) => hasWordStart(title, word)) ? 2 : 3;
}

/** Documents with all words in their titles come first, then those with all in their names, then with some. */
function putNamesFirst(entries: CatalogEntry[], words: readonly string[]): CatalogEntry[] {
  if (words.length === 0) return entries;
  const groups = Map.groupBy(entries, (entry) => getRank(entry, words));
  return [...groups].toSorted(([a], [b]) => a - b).flatMap(([, ranked]) => ranked);
}

/** The same as an order over another one. */
const compareNames =
  (words: readonly string[], compare: Compare): Compare =>
  (a, b) =>
    getRank(a, words) - getRank(b, words) || compare(a, b);

/** Start of a page: after the last document of the previous page, or at its index if that one was deleted. */
function findStart(entries: readonly CatalogEntry[], after: string | undefined): number {
  const [, index, id] = /^(\d+)\.(.+)$/.exec(after ?? "") ?? [];
  if (index === undefined) return 0;
  const last = entries.findIndex(({ draft }) => draft.document.id === id);
  return last < 0 ? Number(index) : last + 1;
}
