import { foldText, toSearchWords } from "#contracts/foldText.ts";
import { getDocumentText } from "#cms/repository/domain/query/documentText.ts";
import { listReferences } from "#cms/repository/domain/model/listReferences.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import type { DocumentSearch } from "./contract.ts";
import type { DocumentCatalog } from "./DocumentCatalog.server.ts";
import type { CatalogEntry } from "./CatalogEntry.server.ts";

// Documents never change; only the first search after a save reads the text of new versions.
const texts = new WeakMap<StoredDocument, { models: Models; text: string }>();

/** One page of search results, their total, and the cursor of the next page. */
export function searchDocuments(catalog: DocumentCatalog, query: DocumentSearch, models: Models) {
  const { place, limit = 100, after } = query;
  const all = place ? catalog.listDraftFolder(place) : [...catalog.entries.values()];
  const words = toSearchWords(query.text ?? "");
  const found = all.filter((entry) => isWanted(entry, query, catalog) && words.every(hasWord(entry, models)));
  const sorted = sort(found, query, words);
  const start = findStart(sorted, after);
  const results = sorted.slice(start, start + limit);
  const end = start + results.length;
  const last = results.at(-1)?.draft.document.id;
  const next = last !== undefined && end < sorted.length ? `${end}.${last}` : null;
  return { total: sorted.length, next, results: results.map((entry) => catalog.summarize(entry)) };
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
    (!states || states.includes(catalog.getState(entry))) &&
    hasReference(entry, query)
  );
}

function hasReference({ draft }: CatalogEntry, { links_to: link, uses: file }: DocumentSearch): boolean {
  if (!link && !file) return true;
  const references = listReferences(draft.document);
  const isLinked = !link || references.some(({ kind, target }) => kind === "document" && target === link);
  const isUsed =
    !file || references.some(({ kind, target, id }) => kind === "file" && (target === file || id === file));
  return isLinked && isUsed;
}

const heads = new WeakMap<CatalogEntry, string>();

/** Searched names of a document: title, UID, path and id. */
function getHead(entry: CatalogEntry): string {
  const { draft, path } = entry;
  const { uid, id } = draft.document;
  const head = heads.get(entry) ?? foldText(`${draft.title} ${uid ?? ""} ${path ?? ""} ${id}`);
  heads.set(entry, head);
  return head;
}

const hasWord = (entry: CatalogEntry, models: Models) => {
  const head = getHead(entry);
  return (word: string) => head.includes(word) || getText(entry.draft.document, models).includes(word);
};

function getText(document: StoredDocument, models: Models): string {
  const known = texts.get(document);
  if (known?.models === models) return known.text;
  const text = foldText(getDocumentText(document, models));
  texts.set(document, { models, text });
  return text;
}

function sort(entries: CatalogEntry[], { order, text }: DocumentSearch, words: string[]): CatalogEntry[] {
  if (order === "path") return sortByText(entries, ({ path }) => path ?? "\uffff");
  if (order === "title") return sortByText(entries, ({ draft }) => draft.title);
  const sorted = entries.sort(
    (a, b) => b.draft.saved - a.draft.saved || (a.draft.document.id < b.draft.document.id ? -1 : 1),
  );
  if (!text) return sorted;
  const isInHead = (entry: CatalogEntry) => words.every((word) => getHead(entry).includes(word));
  const { head = [], rest = [] } = Object.groupBy(sorted, (entry) => (isInHead(entry) ? "head" : "rest"));
  return [...head, ...rest];
}

const collator = new Intl.Collator(["en", "zh"], { numeric: true });

const sortByText = (entries: CatalogEntry[], getKey: (entry: CatalogEntry) => string): CatalogEntry[] =>
  entries
    .map((entry) => ({ entry, key: getKey(entry) }))
    .sort((a, b) => collator.compare(a.key, b.key))
    .map(({ entry }) => entry);

/** Start of a page: after the last document of the previous page, or at its index if that one was deleted. */
function findStart(entries: CatalogEntry[], after: string | undefined): number {
  const [, index, id] = /^(\d+)\.(.+)$/.exec(after ?? "") ?? [];
  if (index === undefined) return 0;
  const last = entries.findIndex(({ draft }) => draft.document.id === id);
  return last < 0 ? Number(index) : last + 1;
}
