/** @jest-environment node */
import type { CatalogEntry } from "./CatalogEntry.server.ts";
import { CatalogIndex } from "./CatalogIndex.server.ts";
import type { DocumentSearch } from "./contract.ts";
import { listMatching } from "./searchDocuments.server.ts";

const stamp = "2026-01-01T00:00:00+0000";

function makeEntry(id: string, title: string, saved: number): CatalogEntry {
  const head = { id, type: "page", uid: id, lang: "en-us", group: id, tags: [], data: { text: `Text of ${title}` } };
  const document = { ...head, first_publication_date: stamp, last_publication_date: stamp };
  return { draft: { title, saved, document }, places: [], published: 0, path: `/${id}/`, nextPath: `/${id}/` };
}

/** A catalogue of many documents whose texts name them all halyards. */
function makeCatalog() {
  const all = Array.from({ length: 300 }, (_, number) => makeEntry(`p${number}`, `Page ${number}`, number));
  const entries = new Map(all.map((entry) => [entry.draft.document.id, entry]));
  const index = new CatalogIndex(entries);
  const replace = (id: string, after: CatalogEntry | undefined) => {
    index.replace(entries.get(id), after);
    if (after) entries.set(id, after);
    else entries.delete(id);
  };
  const findWord = (word: string) => (entry: CatalogEntry) =>
    word === "halyard" || entry.draft.title.toLowerCase().includes(word);
  const catalog = { index, entries, findWord, listDraftFolder: () => [] };
  const list = (query: DocumentSearch) => listMatching(catalog, query).map(({ draft }) => draft.title);
  return { replace, list };
}

test.each<[string, DocumentSearch, string[], string[]]>([
  ["a type", { types: ["page"] }, ["Page 299", "Page 298", "Page 297"], ["Halyard 7", "Page 298", "Page 297"]],
  ["a word", { text: "halyard" }, ["Page 299", "Page 298", "Page 297"], ["Halyard 7", "Page 298", "Page 297"]],
  [
    "a type by title",
    { types: ["page"], order: "title" },
    ["Page 0", "Page 1", "Page 2"],
    ["Halyard 7", "Page 0", "Page 1"],
  ],
])("documents found by %s follow those that are saved and deleted", (_, query, before, after) => {
  const { replace, list } = makeCatalog();
  expect(list(query).slice(0, 3)).toEqual(before);
  replace("p299", undefined);
  replace("p7", makeEntry("p7", "Halyard 7", 400));
  expect(list(query).slice(0, 3)).toEqual(after);
  expect(list(query)).toHaveLength(299);
});

test("a document that is named like the words comes first, also when it was saved long ago", () => {
  const { replace, list } = makeCatalog();
  list({ text: "halyard" });
  replace("p7", makeEntry("p7", "Halyard 7", -1));
  expect(list({ text: "halyard" })[0]).toBe("Halyard 7");
});

test("a title that is the words comes first, then titles that start with them, the shorter first, titles with them, and paths", () => {
  const { replace, list } = makeCatalog();
  list({ text: "halyard" });
  replace("p1", makeEntry("halyard", "Page 1", 403));
  replace("p2", makeEntry("p2", "About Halyard", 402));
  replace("p3", makeEntry("p3", "Halyard", 1));
  replace("p4", makeEntry("p4", "Halyards at sea", 404));
  replace("p5", makeEntry("p5", "Halyards", 1));
  const expected = ["Halyard", "Halyards", "Halyards at sea", "About Halyard", "Page 1", "Page 299"];
  expect(list({ text: "halyard" }).slice(0, 6)).toEqual(expected);
  expect(list({ text: "Halyard", limit: 10 }).slice(0, 6)).toEqual(expected);
});
