import { globSync, readFileSync } from "node:fs";

import { EditorModels } from "#cms/editor/model/EditorModels.ts";
import { EditorSession } from "#cms/editor/EditorSession.ts";
import { DraftSaver } from "#cms/editor/saving/DraftSaver.ts";
import { DocumentStore } from "#cms/editor/store/DocumentStore.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";

import { TranslationStore } from "./TranslationStore.ts";

const read = (pattern: string): unknown[] => globSync(pattern).map((path) => JSON.parse(readFileSync(path, "utf8")));
const models = new EditorModels({ types: read("customtypes/page/index.json"), slices: read("slices/*/model.json") });

const heading = (text: string): Json => [{ type: "heading1", text, spans: [], direction: "ltr" }];
const hero = (id: string, title: string): JsonObject => ({
  id,
  slice_type: "hero",
  variation: "default",
  items: [],
  primary: { title: heading(title), anchor: "top" },
});
const english = {
  title: "About",
  summary: "",
  slices: [hero("one", "First"), hero("two", "Second"), hero("three", "Third")],
};
const summary = {
  id: "cn",
  title: "",
  type: "page",
  lang: "zh-cn",
  uid: "about",
  group: "g",
  tags: [],
  saved: 1,
  saved_by: null,
  state: "draft" as const,
  places: [],
  published: null,
  path: "/cn/about/",
  hidden: [],
  translation: undefined,
};

async function open(
  own: JsonObject,
  fields: JsonObject = {},
  {
    source: from = "en",
    data = english,
    copied = {},
    published = null,
    released,
  }: {
    source?: string | null;
    data?: JsonObject;
    copied?: object;
    published?: number | null;
    released?: JsonObject;
  } = {},
) {
  const content = { uid: "about", tags: [], data: own };
  const store = new DocumentStore(content, ["slices"]);
  const saved = { etag: "1", savedAt: 1 };
  const server = { content, ...saved };
  const api = { save: async () => saved, load: async () => server, keep: () => Promise.resolve(true) };
  const saver = new DraftSaver({ store, server, conflicts: [], api });
  const session = new EditorSession({ document: { ...summary, published, data: own }, models, store, saver, tab: "t" });
  const source = { ...summary, id: "en", lang: "en-us", places: released ? ["r"] : [], data };
  const changeTranslation = jest.fn(async () => ({ source: "en", fields: {}, copied: {} }));
  const translation = new TranslationStore(session, "en", {
    loadDocument: async (_id, release) => ({
      value: release && released ? { ...source, saved: 2, data: released } : source,
      etag: "1",
    }),
    loadTranslation: async () => ({ source: from, fields, copied: { ...copied } }),
    changeTranslation,
  });
  await translation.load();
  const getStates = (slice: string) => translation.listFields(slice).map((location) => translation.getState(location));
  return { translation, store, changeTranslation, getStates };
}

test("each field with text is listed as to translate, done, or outdated by a change of the source", async () => {
  const own = { title: "About", slices: [hero("one", "第一"), hero("two", "第二"), hero("three", "Third")] };
  const done = { "two primary/title": heading("The second") };
  const copied = { " data/title": "About", "three primary/title": heading("Third") };
  const { translation, getStates, changeTranslation } = await open(own, done, { copied });
  expect([getStates(""), getStates("one"), getStates("two"), getStates("three")]).toEqual([
    ["missing"],
    ["done"],
    ["behind"],
    ["missing"],
  ]);
  const [behind] = translation.listFields("two");
  expect(behind && translation.getFormerWords(behind)).toBe("The second");
  expect(translation.counts).toEqual({ missing: 2, behind: 1, done: 1 });
  await translation.mark(translation.listFields("two"), true);
  expect(getStates("two")).toEqual(["done"]);
  expect(changeTranslation).toHaveBeenCalledWith("cn", {
    source: "en",
    fields: { "two primary/title": heading("Second") },
  });
  changeTranslation.mockRejectedValueOnce(new Error("away"));
  await translation.mark(translation.listFields("two"), false);
  expect([getStates("two"), translation.failure]).toEqual([["done"], expect.any(Error)]);
});

test("a text that is as it was copied is not translated, and a translated one is behind, when the source changes", async () => {
  const copied = { "one primary/title": heading("First"), "two primary/title": heading("Second") };
  const own = { title: "关于", slices: [hero("one", "First"), hero("two", "第二")] };
  const source = { ...english, slices: [hero("one", "First, changed"), hero("two", "Second, changed")] };
  const { translation, store, getStates } = await open(own, {}, { data: source, copied });
  expect([getStates("one"), getStates("two")]).toEqual([["missing"], ["behind"]]);
  const [behind] = translation.listFields("two");
  expect(behind && translation.getFormerWords(behind)).toBe("Second");
  for (const key of ["one", "two"]) store.set(key, "primary/title", heading("新的"));
  expect([getStates("one"), getStates("two")]).toEqual([["done"], ["done"]]);
});

test("the source is what was saved last, in a release too; its title is a sentence, also with a colon", async () => {
  const launch = { ...english, slices: [hero("one", "Spring launch: four new regions")] };
  const { translation, getStates } = await open(launch, {}, { source: null, released: launch });
  expect(translation.source?.get("one", "primary/title")).toEqual(heading("Spring launch: four new regions"));
  expect(getStates("one")).toEqual(["missing"]);
});

test("a copied name is not done while it is equal, also after publishing, unless an editor confirms it", async () => {
  const copied = { " data/title": "About", "one primary/title": heading("First") };
  const { translation, getStates } = await open(english, {}, { copied, published: 1 });
  await translation.noteTranslated();
  expect([getStates(""), getStates("one")]).toEqual([["missing"], ["missing"]]);
  await translation.mark(translation.listFields("one"), true);
  expect([getStates(""), getStates("one")]).toEqual([["missing"], ["done"]]);
});

test("a slice of the source is copied with its id to the same position, and undo removes it", async () => {
  const { translation, store } = await open({
    title: "关于",
    slices: [hero("one", "第一"), hero("own", "自有"), hero("three", "第三")],
  });
  expect(translation.slices).toEqual(["one", "two", "three", "own"]);
  translation.addSlice("two");
  expect(store.keys("slices")).toEqual(["one", "two", "own", "three"]);
  expect(store.slice("two")).toMatchObject({ id: "two", primary: { title: heading("Second") } });
  store.undo();
  expect(store.keys("slices")).toEqual(["one", "own", "three"]);
});

test("a translation that was never copied or marked is done: a name may be equal in both languages, a sentence not", async () => {
  const sentence = "These are words that nobody has translated yet";
  const own = { title: "About", slices: [hero("one", "第一"), hero("two", "Second"), hero("three", sentence)] };
  const source = { ...english, slices: [hero("one", "First"), hero("two", "Second"), hero("three", sentence)] };
  const { translation, changeTranslation } = await open(own, {}, { source: null, data: source });
  expect(translation.counts).toEqual({ missing: 1, behind: 0, done: 3 });
  await translation.noteTranslated();
  const fields = {
    " data/title": "About",
    "one primary/title": heading("First"),
    "two primary/title": heading("Second"),
  };
  expect(changeTranslation).toHaveBeenCalledWith("cn", { source: "en", fields });
  await translation.noteTranslated();
  expect(changeTranslation).toHaveBeenCalledTimes(1);
});

test("code that is the same in both languages is done, and noted for later changes of the source", async () => {
  const samples = [{ label: "viem", code: heading("// the words of a comment in code") }];
  const slice = { id: "code", slice_type: "code_sample", variation: "default", items: [], primary: { samples } };
  const source = { title: "About", slices: [slice] };
  const { translation, changeTranslation, getStates } = await open({ ...source, title: "关于" }, {}, { data: source });
  expect(getStates("code")).toEqual(["done"]);
  await translation.noteTranslated();
  const fields = { " data/title": "About", "code primary/samples": samples };
  expect(changeTranslation).toHaveBeenCalledWith("cn", { source: "en", fields });
});

test("the cells of a table are translated and counted like other text", async () => {
  const cell = (text: string) => ({
    type: "data",
    content: [{ type: "paragraph", text, spans: [], direction: "ltr" }],
  });
  const toTable = (words: string[]): Json => ({ body: { rows: [{ cells: words.map(cell) }] } });
  const table = (words: string[]): JsonObject => ({
    ...{ id: "t", slice_type: "data_table", variation: "default", items: [] },
    primary: { table: toTable(words) },
  });
  const source = { title: "About", slices: [table(["Start", "For small teams"])] };
  const { translation, store, getStates } = await open(
    { ...source, title: "关于" },
    {},
    { data: source, copied: { "t primary/table": toTable(["Start", "For small teams"]) } },
  );
  expect([getStates("t"), translation.counts]).toEqual([["missing"], { missing: 1, behind: 0, done: 1 }]);
  store.set("t", "primary/table", toTable(["入门", "适合小团队"]));
  expect(getStates("t")).toEqual(["done"]);
});
