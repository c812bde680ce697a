/** @jest-environment node */
import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { testModels } from "#cms/testing/testModels.ts";
import { makeEditorClient } from "#cms/testing/makeEditorClient.ts";

const paragraph = (text: string, spans: object[] = []) => ({ type: "paragraph", text, spans });
const quote = (id: string, words: string) => ({
  id,
  slice_type: "quote",
  variation: "default",
  primary: { words, who: { link_type: "Document", id: "about" } },
});

const data = {
  title: [{ type: "heading1", text: "Full", spans: [] }],
  body: [
    paragraph("One bold word", [{ start: 4, end: 8, type: "strong" }]),
    { type: "heading2", text: "Head", spans: [] },
    paragraph("Last"),
  ],
  name: "Name",
  mood: "stormy",
  size: 3,
  parts: [
    { word: "a", number: 1 },
    { word: "b", number: 2 },
  ],
  slices: [
    quote("q1", "First"),
    { id: "q2", slice_type: "quote", variation: "long", primary: { words: "Long", more: "More" } },
    { id: "p1", slice_type: "pair", variation: "default", primary: { left: "Left" } },
    quote("q3", "Third"),
  ],
};

let content: TestContent;
let call: ReturnType<typeof makeEditorClient>;
let received: string[];

beforeEach(async () => {
  received = [];
  jest.spyOn(process.stderr, "write").mockImplementation((line) => received.push(String(line)) > 0);
  content = await startContent([
    { id: "full", data },
    { id: "plain", data: { name: "Plain" } },
    { id: "ada", type: "author" },
    { id: "about", type: "page" },
  ]);
  call = makeEditorClient(content.origin);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await content.close();
});

const { article } = testModels.types;
const withFields = (fields: object) => ({ ...article, json: { Main: { ...article.json.Main, ...fields } } });
const without = (name: string) => {
  const { [name]: _, ...fields } = Object.fromEntries(Object.entries(article.json.Main));
  return { ...article, json: { Main: fields } };
};
const { Quote } = testModels.slices;
const quoteWith = (...variations: object[]) => ({ ...Quote, variations });
const text = { type: "Text", config: {} };

const served = async (id: string) => (await testClient(content.endpoint).getByID(id)).data;
const update = (kind: string, model: object, query = "") => call("POST", `customtypes/${kind}/update${query}`, model);
const save = async (id: string, over: object) =>
  expect(await call("PUT", `core/documents/${id}`, { data: over })).toMatchObject({ status: 200 });
const publish = (id: string) => call("PATCH", `core/documents/${id}/draft`, { status: "published" });
const words = (blocks: { text: string }[]) => blocks.map((block) => block.text);
const ids = (slices: { id: string }[]) => slices.map(({ id }) => id);

type Served = Awaited<ReturnType<typeof served>>;
type Case = [
  string,
  "customtypes" | "slices",
  object,
  { slice?: string; field: RegExp },
  (data: Served) => unknown,
  unknown,
];

const cases: Case[] = [
  [
    ...(["a field out of a slice", "slices"] as const),
    quoteWith(
      { id: "default", primary: { who: { type: "Link", config: { select: "document" } } } },
      { id: "long", primary: { words: text, more: text } },
    ),
    { slice: "quote", field: /slices\[0\]\(quote\)\.primary\.words$/ },
    ({ slices }) => [ids(slices), slices[0].primary.words],
    [["q1", "q2", "p1", "q3"], undefined],
  ],
  [
    ...(["a variation", "slices"] as const),
    quoteWith({ id: "default", primary: { words: text, who: { type: "Link", config: { select: "document" } } } }),
    { field: /slices\[1\]$/ },
    ({ slices }) => ids(slices),
    ["q1", "p1", "q3"],
  ],
  [
    ...(["an option out of a select", "customtypes"] as const),
    withFields({ mood: { type: "Select", config: { options: ["calm"] } } }),
    { field: /^data\.mood$/ },
    ({ mood }) => mood,
    null,
  ],
  [
    ...(["a slice out of a zone", "customtypes"] as const),
    withFields({ slices: { type: "Slices", config: { choices: { quote: { type: "SharedSlice" } } } } }),
    { field: /slices\[2\]$/ },
    ({ slices }) => ids(slices),
    ["q1", "q2", "q3"],
  ],
  [
    ...(["kinds out of a rich text", "customtypes"] as const),
    withFields({ body: { type: "StructuredText", config: { multi: "paragraph" } } }),
    { field: /^data\.body\[1\]$/ },
    ({ body }) => [words(body), body[0].spans],
    [["One bold word", "Last"], []],
  ],
  [
    ...(["a field out of a type", "customtypes"] as const),
    without("name"),
    { field: /^data\.name$/ },
    (all) => "name" in all,
    false,
  ],
  [
    ...(["a field of another kind", "customtypes"] as const),
    withFields({ size: { type: "StructuredText", config: { multi: "paragraph" } } }),
    { field: /^data\.size$/ },
    ({ size }) => size,
    [],
  ],
  [
    ...(["a field out of a group", "customtypes"] as const),
    withFields({ parts: { type: "Group", config: { fields: { word: text } } } }),
    { field: /^data\.parts\[0\]\.number$/ },
    ({ parts }) => parts,
    [{ word: "a" }, { word: "b" }],
  ],
];

test.each(cases)(
  "%s taken from the models: documents are served without it, not published, and get it back with the model",
  async (_, kind, model, { slice, field }, look, expected) => {
    const before = await served("full");
    const former = (await call("GET", `customtypes/${kind}/${kind === "slices" ? "quote" : "article"}`)).body;
    const value = { document: "full", field: expect.stringMatching(field), ...(slice ? { slice } : {}) };
    const dry = await update(kind, model, "?dry_run=true");
    expect(dry).toMatchObject({
      status: 200,
      body: { hidden: expect.arrayContaining([expect.objectContaining(value)]) },
    });
    expect(await served("full")).toEqual(before);
    const response = await update(kind, model);
    expect(response).toEqual(dry);
    expect(look(await served("full"))).toEqual(expected);
    expect(received.filter((line) => line.includes("full.json") && field.test(JSON.parse(line).field))).toHaveLength(1);
    // Meanwhile another part is edited.
    const now = await call("GET", "core/documents/full");
    expect(now.body.hidden).toEqual(expect.arrayContaining([expect.objectContaining({ field: value.field })]));
    await save("full", { ...Object(now.body.data), title: [{ type: "heading1", text: "Changed", spans: [] }] });
    const { status, body } = await publish("full");
    expect([status, body.findings]).toEqual([
      422,
      expect.arrayContaining([expect.objectContaining({ field: value.field })]),
    ]);
    expect((await update(kind, former)).status).toBe(204);
    expect((await publish("full")).status).toBe(204);
    const { title, ...rest } = await served("full");
    expect(title[0].text).toBe("Changed");
    expect(rest).toEqual(Object.fromEntries(Object.entries(before).filter(([name]) => name !== "title")));
  },
);

test("hidden content keeps its position when slices around it are moved, changed and added", async () => {
  const zone = { type: "Slices", config: { choices: { quote: { type: "SharedSlice" } } } };
  await update("customtypes", withFields({ slices: zone }));
  const { slices, ...rest } = Object((await call("GET", "core/documents/full")).body.data);
  const [first, second, third] = slices;
  await save("full", {
    ...rest,
    slices: [quote("new", "New"), second, { ...third, primary: { words: "Other" } }, first],
  });
  await update("customtypes", article);
  expect((await publish("full")).status).toBe(204);
  const now = (await served("full")).slices;
  expect(ids(now)).toEqual(["new", "q2", "p1", "q3", "q1"]);
  expect(now[2].primary.left).toBe("Left");
  expect(now[3].primary.words).toBe("Other");
});

test("a value entered in a field with a hidden value replaces it", async () => {
  await update("customtypes", withFields({ mood: { type: "Select", config: { options: ["calm"] } } }));
  await save("full", { ...Object((await call("GET", "core/documents/full")).body.data), mood: "calm" });
  expect((await publish("full")).status).toBe(204);
  await update("customtypes", article);
  expect((await served("full")).mood).toBe("calm");
});

test("new content must fit the models", async () => {
  await update("customtypes", without("name"));
  const { status, body } = await call("PUT", "core/documents/full", { data: { name: "Again" } });
  expect([status, body.details]).toEqual([400, [{ field: "data.name", reason: "the model has no such field" }]]);
});

test("a draft older than a model change is previewed without hidden values and published with them when they fit", async () => {
  await call("PUT", "core/documents/full", { data: { ...data, name: "Draft" } });
  const { body } = await call("POST", "core/previews", { document_id: "full" });
  const response = await update("customtypes", without("name"));
  expect(response.body.hidden).toEqual(
    expect.arrayContaining([expect.objectContaining({ document: "full", isDraft: true })]),
  );
  const shown = await testClient(content.endpoint).getByID("full", { ref: String(body.token) });
  expect([shown.data.mood, "name" in shown.data]).toEqual(["stormy", false]);
  await update("customtypes", article);
  expect((await publish("full")).status).toBe(204);
  expect((await served("full")).name).toBe("Draft");
});

test("a restored version keeps values that no longer fit the models, and is previewed without them", async () => {
  await save("full", { name: "Second" });
  expect((await publish("full")).status).toBe(204);
  await update("customtypes", withFields({ mood: { type: "Select", config: { options: ["calm"] } } }));
  const { body } = await call("GET", "core/documents/full/versions");
  const [{ version }] = Array.isArray(body.results) ? body.results : [];
  expect((await call("POST", `core/documents/full/versions/${version}/restore`)).status).toBe(200);
  const { body: preview } = await call("POST", "core/previews", { document_id: "full" });
  const previewed = await testClient(content.endpoint).getByID("full", { ref: String(preview.token) });
  expect(previewed.data).toMatchObject({ name: "Name", mood: null });
  await update("customtypes", article);
  expect((await publish("full")).status).toBe(204);
  expect((await served("full")).mood).toBe("stormy");
});

test("a push from Slice Machine reports hidden content and asks before it deletes a type with documents", async () => {
  const headers = { "content-type": "application/json", authorization: "Bearer writer" };
  const push = (changes: object[], confirmDeleteDocuments: boolean) =>
    fetch(`${content.origin}/content/customtypes/v1/push`, {
      method: "POST",
      headers,
      body: JSON.stringify({ confirmDeleteDocuments, changes }),
    });
  const pushed = await push([{ id: "article", type: "CUSTOM_TYPE_UPDATE", payload: without("name") }], false);
  expect(pushed.status).toBe(204);
  expect(decodeURIComponent(pushed.headers.get("x-hidden-content") ?? "")).toMatch(
    /^2 documents are served without .* article data\.name: the model has no such field \(2 times\)\.$/,
  );
  const removal = [{ id: "author", type: "CUSTOM_TYPE_DELETE" }];
  const response = await push(removal, false);
  expect([response.status, (await response.json()).details.customTypes]).toEqual([
    202,
    [{ id: "author", numberOfDocuments: 1, url: "http://localhost:3000/studio/" }],
  ]);
  expect((await served("ada")).name).toBeNull();
  expect((await push(removal, true)).status).toBe(204);
  await expect(served("ada")).rejects.toThrow();
});

test("documents stay when their type gets a uid or loses it", async () => {
  await update("customtypes", without("uid"));
  expect((await testClient(content.endpoint).getAllByType("article")).map(({ uid }) => uid)).toEqual([null, null]);
  await save("plain", { name: "Edited" });
  await update("customtypes", article);
  expect((await publish("plain")).status).toBe(204);
  expect((await testClient(content.endpoint).getByUID("article", "plain")).data.name).toBe("Edited");
});
