import { toSearchWords } from "#contracts/foldText.ts";
import { masterLang } from "#cms/repository/domain/languages.ts";
import { listReferenceKeys } from "#cms/repository/domain/model/listReferences.ts";

import type { DocumentSearch } from "./contract.ts";
import type { DocumentCatalog } from "./DocumentCatalog.server.ts";
import { getHead } from "./CatalogEntry.server.ts";
import type { CatalogEntry } from "./CatalogEntry.server.ts";
import { sortEntries } from "./CatalogIndex.server.ts";

/** One page of search results, their total, and the cursor of the next page. */
export function searchDocuments(catalog: DocumentCatalog, query: DocumentSearch) {
  const { text, limit = 100, after } = query;
  const words = toSearchWords(text ?? "");
  const tests = [...listConditions(query, catalog), ...words.map((word) => catalog.findWord(word))];
  const candidates = listCandidates(catalog, query);
  const all = tests.length > 0 ? candidates.filter((entry) => tests.every((test) => test(entry))) : candidates;
  const matching = putNamesFirst(all, query, words);
  const found = query.by_page ? pickByPage(matching) : matching;
  const start = findStart(found, after);
  const results = found.slice(start, start + limit);
  const end = start + results.length;
  const last = results.at(-1)?.draft.document.id;
  const summarize = (entry: CatalogEntry) => ({
    ...catalog.summarize(entry),
    ...(query.by_page ? { versions: catalog.listVersions(entry) } : {}),
  });
  const next = last !== undefined && end < found.length ? `${end}.${last}` : null;
  return { total: found.length, next, results: results.map(summarize) };
}

/** One entry for each page, at the place of its first: the one in the source language, else the first. */
function pickByPage(entries: readonly CatalogEntry[]): CatalogEntry[] {
  const pages = new Map<string, CatalogEntry>();
  for (const entry of entries) {
    const { group, lang } = entry.draft.document;
    if (!pages.has(group) || lang === masterLang) pages.set(group, entry);
  }
  return [...pages.values()];
}

/** The entries that a condition leads to, in the order of the list; all of them without such a condition. */
function listCandidates(catalog: DocumentCatalog, query: DocumentSearch): readonly CatalogEntry[] {
  const { place, ids, groups, links_to: link, uses: file, order = "saved" } = query;
  const { index, entries } = catalog;
  if (place) return sortEntries(catalog.listDraftFolder(place), order);
  const lists = [
    ids && [...new Set(ids)].flatMap((id) => entries.get(id) ?? []),
    groups && [...new Set(groups)].flatMap((group) => [...index.listByGroup(group)]),
    link === undefined ? undefined : [...index.listReferring("document", link)],
    file === undefined ? undefined : [...index.listReferring("file", file)],
  ].flatMap((list) => (list ? [list] : []));
  const [least] = lists.sort((a, b) => a.length - b.length);
  return least ? sortEntries(least, order) : index.list(order);
}

type Test = (entry: CatalogEntry) => boolean;

/** A test for each condition of a query. */
function listConditions(query: DocumentSearch, catalog: DocumentCatalog): Test[] {
  const { lang, types, groups, ids, states, path, saved_by: savedBy, links_to: link, uses: file } = query;
  const refersTo =
    (key: string): Test =>
    ({ draft }) =>
      listReferenceKeys(draft.document).includes(key);
  const tests: (Test | undefined | "")[] = [
    lang && (({ draft }) => draft.document.lang === lang),
    types && (({ draft }) => types.includes(draft.document.type)),
    groups && (({ draft }) => groups.includes(draft.document.group)),
    ids && (({ draft }) => ids.includes(draft.document.id)),
    savedBy && (({ draft }) => draft.by?.id === savedBy),
    path && ((entry) => isAt(entry.path, path)),
    states && ((entry) => states.includes(catalog.getState(entry))),
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

/** With words, documents that have all of them in their names come first. */
function putNamesFirst(
  entries: readonly CatalogEntry[],
  { order }: DocumentSearch,
  words: string[],
): readonly CatalogEntry[] {
  if ((order !== undefined && order !== "saved") || words.length === 0) return entries;
  const isInHead = (entry: CatalogEntry) => words.every((word) => getHead(entry).includes(word));
  const { head = [], rest = [] } = Object.groupBy(entries, (entry) => (isInHead(entry) ? "head" : "rest"));
  return [...head, ...rest];
}

/** Start of a page: after the last document of the previous page, or at its index if that one was deleted. */
function findStart(entries: readonly CatalogEntry[], after: string | undefined): number {
  const [, index, id] = /^(\d+)\.(.+)$/.exec(after ?? "") ?? [];
  if (index === undefined) return 0;
  const last = entries.findIndex(({ draft }) => draft.document.id === id);
  return last < 0 ? Number(index) : last + 1;
}
