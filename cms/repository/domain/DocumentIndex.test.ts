import { DocumentIndex } from "./DocumentIndex.ts";
import type { PagedList } from "./OverlaidList.ts";
import type { StoredDocument } from "./model/document.ts";
import { toModels } from "./model/toModels.ts";
import { DocumentLookup } from "./paths/DocumentLookup.ts";
import { DocumentQuery } from "./query/DocumentQuery.ts";
import { parseQuery } from "./query/parseQuery.ts";
import { TextIndex } from "./query/TextIndex.ts";
import { toTokens } from "./query/tokens.ts";

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

const json = { Main: { title: { type: "Text" }, text: { type: "Text" } } };
const makeModels = () => toModels({ types: [{ id: "page", label: "Page", repeatable: true, json }], slices: [] });
const models = makeModels();
const texts = new TextIndex(({ data }) => toTokens(String(data.title)));
afterAll(() => texts.close());

const makeQuery = (q: string, orderings = "", own = models) =>
  new DocumentQuery({ predicates: parseQuery(q), lang: "en-us", orderings, models: own, texts, find: index.find });
const toIds = (documents: PagedList<StoredDocument>) =>
  documents
    .slice()
    .map(({ id }) => id)
    .join(" ");

let index: DocumentIndex;
beforeEach(() => {
  index = new DocumentIndex([makeDocument("a", "Tree"), makeDocument("b", "Bush"), makeDocument("c", "Moss")]);
});

describe("among many documents, the results of a query", () => {
  const letters = Array.from({ length: 150 }, (_, number) => `m${String(number).padStart(3, "0")}`);
  beforeEach(() => {
    for (const id of letters) index.set(id, makeDocument(id, id));
  });

  test.each([
    ['[[at(my.page.title,"Alder")]]', "", "a"],
    ['[[fulltext(document,"bi bir")]]', "[my.page.title]", "d"],
    ['[[fulltext(my.page.title,"al")]]', "[my.page.title desc]", "a"],
    ['[[not(my.page.title,"Alder")]]', "[my.page.title]", "d b"],
    ['[[in(my.page.title,["Birch","Alder"])]]', "", "d a"],
  ])("%s %s follow documents that are changed, added and removed", (q, orderings, ids) => {
    const list = () => toIds(index.select(makeQuery(q, orderings)).filter(({ id }) => id.length === 1));
    list();
    index.apply(
      new Map([
        ["a", makeDocument("a", "Alder")],
        ["d", makeDocument("d", "Birch")],
        ["c", undefined],
      ]),
    );
    expect(list()).toBe(ids);
    expect(index.select(makeQuery(q, orderings))).toBe(index.select(makeQuery(q, orderings)));
  });

  test("are found anew with other models", () => {
    const select = (own: typeof models) => index.select(makeQuery("[[has(my.page.title)]]", "", own));
    expect(select(makeModels())).not.toBe(select(models));
    expect(select(models)).toHaveLength(153);
  });
});

test("documents over others stand where their order puts them", () => {
  const over = new Map([
    ["a", makeDocument("a", "Alder", "03")],
    ["b", undefined],
    ["d", makeDocument("d", "Zinnia", "02")],
  ]);
  const lookup = new DocumentLookup(index, over);
  expect(toIds(lookup.select(makeQuery("[]", "[my.page.title]")))).toBe("a c d");
  expect([toIds(lookup.documents), toIds(lookup.listByType("page"))]).toEqual(["a d c", "a d c"]);
});
