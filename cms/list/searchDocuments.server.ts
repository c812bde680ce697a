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
  const tests = words.map((word) => catalog.findWord(word));
  const isFound = (entry: CatalogEntry) => isWanted(entry, query, catalog) && tests.every((test) => test(entry));
  const matching = putNamesFirst(listCandidates(catalog, query).filter(isFound), query, words);
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

function isWanted(entry: CatalogEntry, query: DocumentSearch, catalog: DocumentCatalog): boolean {
  const { id, type, lang, group } = entry.draft.document;
  const { lang: wantedLang, types, groups, ids, states, saved_by: savedBy } = query;
  return (
    (!wantedLang || lang === wantedLang) &&
    (!types || types.includes(type)) &&
    (!groups || groups.includes(group)) &&
    (!ids || ids.includes(id)) &&
    (!savedBy || entry.draft.by?.id === savedBy) &&
    (!query.path || isAt(entry.path, query.path)) &&
    (!states || states.includes(catalog.getState(entry))) &&
    hasReference(entry, query)
  );
}

/** Whether a page's path, or a template's with `[…]`, is one that a visitor sees. */
function isAt(path: string | null, seen: string): boolean {
  if (!path?.includes("[")) return path === seen;
  const parts = path.split(/\[[^\]]*\]/).map((part) => part.replaceAll(/[.*+?^${}()|\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join("[^/]+")}$`).test(seen);
}

function hasReference({ draft }: CatalogEntry, { links_to: link, uses: file }: DocumentSearch): boolean {
  if (!link && !file) return true;
  const keys = listReferenceKeys(draft.document);
  return (!link || keys.includes(`document ${link}`)) && (!file || keys.includes(`file ${file}`));
}

/** With words, documents that have all of them in their names come first. */
function putNamesFirst(entries: CatalogEntry[], { order }: DocumentSearch, words: string[]): CatalogEntry[] {
  if ((order !== undefined && order !== "saved") || words.length === 0) return entries;
  const isInHead = (entry: CatalogEntry) => words.every((word) => getHead(entry).includes(word));
  const { head = [], rest = [] } = Object.groupBy(entries, (entry) => (isInHead(entry) ? "head" : "rest"));
  return [...head, ...rest];
}

/** Start of a page: after the last document of the previous page, or at its index if that one was deleted. */
function findStart(entries: CatalogEntry[], after: string | undefined): number {
  const [, index, id] = /^(\d+)\.(.+)$/.exec(after ?? "") ?? [];
  if (index === undefined) return 0;
  const last = entries.findIndex(({ draft }) => draft.document.id === id);
  return last < 0 ? Number(index) : last + 1;
}
