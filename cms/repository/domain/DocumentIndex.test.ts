import { DocumentIndex } from "./DocumentIndex.ts";
import type { StoredDocument } from "./model/document.ts";
import { DocumentLookup } from "./paths/DocumentLookup.ts";

const makeDocument = (id: string, title: string, day = "01"): StoredDocument => ({
  id,
  type: "page",
  uid: id,
  lang: "en-us",
  group: id,
  tags: [],
  first_publication_date: "2026-01-01T00:00:00+0000",
  last_publication_date: `2026-01-${day}T00:00:00+0000`,
  data: { title },
});

const byTitle = (a: StoredDocument, b: StoredDocument) =>
  String(a.data.title).localeCompare(String(b.data.title)) || a.id.localeCompare(b.id);
const toIds = (documents: readonly StoredDocument[]) => documents.map(({ id }) => id).join(" ");

let index: DocumentIndex;
beforeEach(() => {
  index = new DocumentIndex([makeDocument("a", "Tree"), makeDocument("b", "Bush"), makeDocument("c", "Moss")]);
});

test("another order is kept while documents are changed, added and removed", () => {
  const list = () => toIds(index.listInOrder("title", byTitle));
  expect(list()).toBe("b c a");
  index.set("a", makeDocument("a", "Alder"));
  index.set("d", makeDocument("d", "Birch"));
  index.set("c", undefined);
  expect(list()).toBe("a d b");
});

test("documents over others stand where their order puts them", () => {
  const over = new Map([
    ["a", makeDocument("a", "Alder", "03")],
    ["b", undefined],
    ["d", makeDocument("d", "Zinnia", "02")],
  ]);
  const lookup = new DocumentLookup(index, over);
  expect(toIds(lookup.listInOrder("title", byTitle))).toBe("a c d");
  expect([toIds(lookup.documents), toIds(lookup.listByType("page"))]).toEqual(["a d c", "a d c"]);
});
