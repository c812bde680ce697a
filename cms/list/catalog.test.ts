/** @jest-environment node */
import { startPeople } from "#cms/testing/makeStudioClient.ts";
import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

let content: TestContent;
let people: Awaited<ReturnType<typeof startPeople>>;

const paragraph = (text: string) => [{ type: "paragraph", text, spans: [], direction: "ltr" }];
const below = (id: string) => ({ parent: { link_type: "Document", id } });

beforeAll(async () => {
  content = await startContent([
    { id: "home", type: "page", data: { title: "Home" } },
    { id: "about", type: "page", data: { title: "About us" }, last: "2026-02-01T00:00:00+0000" },
    { id: "team", type: "page", data: { title: "The team", ...below("about") } },
    { id: "guanyu", type: "page", uid: "about", lang: "zh-cn", group: "about", data: { title: "关于我们" } },
    { id: "flag", data: { body: paragraph("A halyard raises flags") } },
    {
      id: "shows",
      data: {
        picture: { url: "dot.svg", alt: "A dot", id: "dot.svg", edit: { x: 0, y: 0, zoom: 1, background: "none" } },
        site: { link_type: "Web", url: "/about/team/" },
        author: { link_type: "Document", id: "flag" },
      },
    },
  ]);
  people = await startPeople(content.origin);
  await people.editor("PUT", "documents/flag", { title: "Flags", data: { body: paragraph("A halyard raises 风帆") } });
});

afterAll(() => content.close());

const search = async (query: object) => (await people.editor("POST", "documents/search", query)).body;
const find = async (query: object) => {
  const { results } = await search(query);
  return (Array.isArray(results) ? results : []).map(({ id }) => id);
};

test.each([
  ["types", { types: ["article"] }, ["flag", "shows"]],
  ["the state changed", { states: ["changed"] }, ["flag"]],
  ["the state published, in a language", { states: ["published"], lang: "zh-cn" }, ["guanyu"]],
  ["words in any order", { text: "FLAGS halyard" }, ["flag"]],
  ["Chinese characters of a text", { text: "风帆" }, ["flag"]],
  ["a path", { text: "/about/team" }, ["team"]],
  ["the path that visitors see", { path: "/about/team/" }, ["team"]],
  ["a document that is linked to", { links_to: "flag" }, ["shows"]],
  ["a file that is used", { uses: "dot.svg" }, ["shows"]],
  ["ids", { ids: ["home", "nobody"] }, ["home"]],
  ["no parts within words", { text: "lag" }, []],
  ["words that stand nowhere", { text: "halyard nowhere" }, []],
])("documents are found by %s", async (_, query, ids) => {
  expect((await find(query)).sort()).toEqual(ids);
});

test.each(["abuot", "abut", "aboout", "abput us"])(
  "%s finds what is called so but for a letter, and says it",
  async (text) => {
    expect(await search({ text, lang: "en-us" })).toMatchObject({
      corrected: expect.stringMatching(/^about/),
      results: expect.arrayContaining([expect.objectContaining({ id: "about" })]),
    });
  },
);

test("a result whose names lack the words comes with their place in its text", async () => {
  const findExcerpt = async (text: string) => Object((await search({ text, excerpts: true })).results)[0]?.excerpt;
  expect(await findExcerpt("Halyard raises")).toEqual({ before: "A ", found: "halyard raises", after: " 风帆" });
  expect(await findExcerpt("风帆")).toMatchObject({ before: "…raises ", found: "风帆" });
  expect(await findExcerpt("flags")).toBeUndefined();
});

test("documents are found by who saved them last", async () => {
  expect(await find({ saved_by: people.ada.id })).toEqual(["flag"]);
  expect(await find({ saved_by: people.pat.id })).toEqual([]);
});

test("documents are listed newest first, page by page", async () => {
  const seen: unknown[] = [];
  let after: unknown;
  do {
    const { results, next, total } = await search({ limit: 2, ...(after ? { after } : {}) });
    expect(total).toBe(6);
    seen.push(...(Array.isArray(results) ? results : []).map(({ id }) => id));
    after = next;
  } while (after);
  expect(seen.slice(0, 2)).toEqual(["flag", "about"]);
  expect([...seen].sort()).toEqual(["about", "flag", "guanyu", "home", "shows", "team"]);
});

test("an invalid document search is answered with a message", async () => {
  const response = await people.editor("POST", "documents/search", { states: ["gone"] });
  expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining("draft, changed") } });
});

test("the tree of a language holds its pages as visitors see them, each below its parent", async () => {
  const read = async (parent: string) =>
    (await people.editor("GET", `documents/tree?lang=en-us&parent=${parent}`)).body;
  expect(await read("")).toMatchObject({
    next: null,
    results: [{ id: "home", path: "/", has_children: true, below: 2 }],
  });
  expect((await read("home")).results).toMatchObject([
    { id: "about", parent: "home", has_children: true, versions: [{ id: "about" }, { id: "guanyu" }] },
  ]);
  expect((await read("about")).results).toMatchObject([{ id: "team", path: "/about/team/", has_children: false }]);
  expect((await people.editor("GET", "documents/tree?lang=en-us&parent=nowhere")).status).toBe(404);
  const { body: chinese } = await people.editor("GET", "documents/tree?lang=zh-cn");
  expect(chinese.results).toMatchObject([{ id: "guanyu", path: "/cn/about/", parent: null }]);
  expect((await people.editor("GET", "documents/tree")).status).toBe(400);
});

test("a document's links list incoming links by id and by path with their fields, and outgoing links", async () => {
  const { body: team } = await people.editor("GET", "documents/team/links");
  expect(team.from).toMatchObject([{ id: "shows", field: "data.site" }]);
  expect(team.to).toMatchObject([{ id: "about", field: "data.parent" }]);
  const { body: flag } = await people.editor("GET", "documents/flag/links");
  expect(flag).toMatchObject({ from: [{ id: "shows", field: "data.author" }], to: [] });
  expect((await people.editor("GET", "documents/nobody/links")).status).toBe(404);
});

test("by page, the languages of a page are one result: the source language's, or the one that matches", async () => {
  const list = async (query: object) => {
    const { results, total } = await search({ by_page: true, ...query });
    const rows = Array.isArray(results) ? results : [];
    return { total, ids: rows.map(({ id }) => id), versions: rows.map(({ versions }) => versions) };
  };
  const all = await list({ order: "path" });
  expect([all.total, all.ids]).toEqual([5, ["home", "about", "team", "flag", "shows"]]);
  expect(all.versions[1]).toEqual([
    { id: "about", lang: "en-us", state: "published", title: "About us" },
    { id: "guanyu", lang: "zh-cn", state: "published", title: "关于我们" },
  ]);
  expect((await list({ lang: "zh-cn" })).ids).toEqual(["guanyu"]);
  expect((await list({ text: "关于" })).ids).toEqual(["guanyu"]);
  expect((await list({ order: "path", prefer: "zh-cn" })).ids).toEqual(["home", "guanyu", "team", "flag", "shows"]);
  const titles = ["about", "flag", "home", "shows", "team"];
  expect((await list({ order: "title" })).ids).toEqual(titles);
  expect((await list({ order: "title", reverse: true })).ids).toEqual(titles.toReversed());
  const { body } = await people.editor("POST", "documents/search", { by_page: true, order: "path", limit: 2 });
  expect((await list({ order: "path", limit: 2, after: body.next })).ids).toEqual(["team", "flag"]);
  // The Chinese version is the newest now; the page stands in its place with its time, under its English name.
  const { saved } = (await people.editor("PUT", "documents/guanyu", { data: { title: "关于" } })).body;
  expect((await search({ by_page: true })).results).toMatchObject([
    { id: "about", saved, saved_by: { name: "Ada" } },
    {},
    {},
    {},
    {},
  ]);
  await people.editor("PUT", "documents/home", { data: { title: "House" } });
  expect((await list({ order: "state" })).ids[0]).toBe("home");
  expect((await list({ order: "state", reverse: true })).ids.at(-1)).toBe("home");
});

test("of documents with all words in their text, those come first whose names have more of them", async () => {
  await people.editor("PUT", "documents/shows", {
    data: { body: paragraph("It raises the flags of pricing: a price") },
  });
  expect(await find({ text: "flags raises" })).toEqual(["flag", "shows"]);
});
