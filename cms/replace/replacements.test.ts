/** @jest-environment node */
import { starterContent } from "#cms/testing/starterContent.ts";
import { startPeople } from "#cms/testing/makeStudioClient.ts";
import { serveContent } from "#cms/testing/serveContent.ts";

import { replacementPlacesSchema, replacementSchema } from "./contract.ts";

let content: Awaited<ReturnType<typeof serveContent>>;
let people: Awaited<ReturnType<typeof startPeople>>;

beforeAll(async () => {
  content = await serveContent({ contentDir: starterContent });
  people = await startPeople(content.origin);
});

afterAll(() => content.close());

const strong = (start: number, end: number) => ({ start, end, type: "strong" });
const block = (text: string, spans: object[] = []) => ({
  type: "paragraph",
  text,
  spans,
  direction: "ltr",
});

async function create(uid: string, lang: string, blocks: object[]) {
  const rich = { id: `rich$${uid}`, slice_type: "rich_text", variation: "default", items: [] };
  const data = { title: `The quokka ${uid}`, slices: [{ ...rich, primary: { content: blocks } }] };
  const { status, body } = await people.editor("POST", "documents", {
    type: "page",
    lang,
    uid,
    title: uid,
    data,
  });
  expect([status, body.message]).toEqual([201, undefined]);
  return String(body.id);
}

const publish = async (id: string) =>
  expect((await people.publisher("PATCH", `documents/${id}/draft`, { status: "published" })).status).toBe(204);

async function search(query: object) {
  const { status, body } = await people.editor("POST", "replacements/search", query);
  expect([status, body.message]).toEqual([200, undefined]);
  return replacementPlacesSchema.validateSync(body);
}

async function replaceAll(text: string, replacement: string) {
  const { results } = await search({ text });
  const documents = results.map(({ document, etag, places }) => ({
    id: document.id,
    etag,
    places: places.map(({ index }) => index),
  }));
  const { status, body } = await people.editor("POST", "replacements", {
    text,
    replacement,
    documents,
  });
  expect([status, body.message]).toEqual([201, undefined]);
  return replacementSchema.validateSync(body);
}

const undo = async (id: string) =>
  replacementSchema.validateSync((await people.editor("POST", `replacements/${id}/undo`, {})).body);

async function read(id: string) {
  const { body, etag } = await people.editor("GET", `documents/${id}`);
  const data = Object(body.data);
  const [{ primary }] = data.slices;
  return { title: data.title, block: primary.content[0], state: body.state, data: body.data, etag };
}

test("matches of both languages are listed, chosen ones are replaced as drafts, and one undo reverts them", async () => {
  const english = await create("find-en", "en-us", [block("One quokka, two quokkas.", [strong(4, 10)])]);
  const chinese = await create("find-cn", "zh-cn", [block("短尾矮袋鼠（quokka）很友好。")]);
  await publish(english);
  const before = [await read(english), await read(chinese)];

  const { total, results } = await search({ text: "quokka" });
  expect(total).toBe(5);
  const places = results.find(({ document }) => document.id === english)?.places;
  expect(places).toEqual([
    {
      index: 0,
      field: "data.title",
      slice: null,
      label: "Page title",
      before: "The ",
      found: "quokka",
      after: " find-en",
    },
    {
      index: 1,
      field: "data.slices[0](rich_text).primary.content[0]",
      slice: "rich$find-en",
      label: expect.stringMatching(/^RichText › ./),
      before: "One ",
      found: "quokka",
      after: ", two quokkas.",
    },
    expect.objectContaining({ index: 2, before: "One quokka, two ", after: "s." }),
  ]);
  expect((await search({ text: "quokka", whole_words: true })).total).toBe(4);
  expect((await search({ text: "Quokka", match_case: true })).total).toBe(0);
  expect((await search({ text: "quokka", lang: "zh-cn" })).results.map(({ document }) => document.id)).toEqual([
    chinese,
  ]);

  const documents = results.map(({ document, etag }) => ({
    id: document.id,
    etag,
    places: document.id === english ? [1, 2] : [0, 1],
  }));
  const { body } = await people.editor("POST", "replacements", {
    text: "quokka",
    replacement: "wombat bear",
    documents,
  });
  expect(body).toMatchObject({ places: 4, left: [], by: { name: "Ada" }, undone: null });
  expect(await read(english)).toMatchObject({
    title: "The quokka find-en",
    state: "changed",
    block: block("One wombat bear, two wombat bears.", [strong(4, 15)]),
  });
  expect(await read(chinese)).toMatchObject({ title: "The wombat bear find-cn", state: "draft" });
  const { body: list } = await people.editor("GET", "replacements");
  expect(list.results).toEqual([body]);

  const undone = await undo(String(body.id));
  expect([undone.changed.length, undone.left]).toEqual([2, []]);
  // Published documents have no draft again, and drafts have their previous content.
  expect([await read(english), await read(chinese)]).toEqual(before);
  const again = await people.editor("POST", `replacements/${String(body.id)}/undo`, {});
  expect([again.status, again.body.code]).toEqual([409, "replacement-undone"]);
});

test("anchors, old paths, recipients and keys of form fields are neither found nor changed", async () => {
  // Read texts follow those that are not: both sides have to count the same places.
  const makePage = (words: string) => {
    const primary = { anchor: "bettong", questions: [{ question: words, answer: [] }] };
    const faq = { slice_type: "faq", variation: "default", items: [], primary };
    return { title: words, slices: ["one", "two"].map((name) => ({ ...faq, id: `faq$${name}` })) };
  };
  const makeForm = (words: string) => ({
    title: words,
    fields: [{ name: "bettong", label: words, help: words }],
    recipients: "bettong@example.com",
  });
  const makeRedirect = () => ({ from: "/bettong/", to: { link_type: "Web", url: "https://example.com/" } });
  const add = async (type: string, data: object) => {
    const title = `unread-${type}`;
    const { status, body } = await people.editor("POST", "documents", { type, lang: "en-us", uid: title, title, data });
    expect([status, body.message]).toEqual([201, undefined]);
    return String(body.id);
  };
  const readData = async (id: string) => (await people.editor("GET", `documents/${id}`)).body.data;
  const page = await add("page", makePage("bettong"));
  const form = await add("form", makeForm("bettong"));
  const redirect = await add("redirect", makeRedirect());

  const { places, changed } = await replaceAll("bettong", "quenda");
  expect([places, changed.map(({ id }) => id).toSorted()]).toEqual([6, [page, form].toSorted()]);
  expect(await readData(page)).toMatchObject(makePage("quenda"));
  expect(await readData(form)).toMatchObject(makeForm("quenda"));
  expect(await readData(redirect)).toMatchObject(makeRedirect());
});

test("a title that lists show follows a replacement in the document's title", async () => {
  const [title, data] = ["A dunnart", { title: "A dunnart", slices: [] }];
  const { body } = await people.editor("POST", "documents", {
    type: "page",
    lang: "en-us",
    uid: "listed",
    title,
    data,
  });
  const readTitle = async () => (await people.editor("GET", `documents/${String(body.id)}`)).body.title;
  const { id } = await replaceAll("dunnart", "quoll");
  expect(await readTitle()).toBe("A quoll");
  await undo(id);
  expect(await readTitle()).toBe("A dunnart");
});

test("undo of a replacement saves a draft over a published document, and lists and skips changed documents", async () => {
  const published = await create("since-published", "en-us", [block("A numbat.")]);
  const changed = await create("since-changed", "en-us", [block("A numbat.")]);
  const { id } = await replaceAll("numbat", "bilby");
  await publish(published);
  const { data } = await read(changed);
  const newer = { ...Object(data), title: "Somebody’s own words" };
  expect((await people.publisher("PUT", `documents/${changed}`, { data: newer })).status).toBe(200);

  const { left, changed: taken } = await undo(id);
  expect([taken, left]).toEqual([
    [{ id: published, title: "since-published" }],
    [{ id: changed, title: "since-changed" }],
  ]);
  expect(await read(published)).toMatchObject({ block: { text: "A numbat." }, state: "changed" });
  expect(await read(changed)).toMatchObject({
    title: "Somebody’s own words",
    block: { text: "A bilby." },
  });
});

test("a document changed between search and replacement is skipped and listed", async () => {
  const id = await create("between", "en-us", [block("A potoroo.")]);
  const { results } = await search({ text: "potoroo" });
  const { data } = await read(id);
  await people.publisher("PUT", `documents/${id}`, { data: { ...Object(data), title: "Newer" } });
  const documents = results.map(({ document, etag }) => ({ id: document.id, etag, places: [0] }));
  const { body } = await people.editor("POST", "replacements", {
    text: "potoroo",
    replacement: "x",
    documents,
  });
  expect(body).toMatchObject({ changed: [], left: [{ id, title: "between" }], places: 0 });
  expect(await read(id)).toMatchObject({ title: "Newer", block: { text: "A potoroo." } });
});

test.each([
  ["nothing", {}, "text is missing"],
  ["a long text", { text: "x".repeat(501) }, "text must have at most 500 characters"],
])("a search for %s is refused with a sentence", async (_, query, message) => {
  const { status, body } = await people.editor("POST", "replacements/search", query);
  expect([status, body.message]).toEqual([400, message]);
});

test("the words around a match are whole, but for a text without spaces", async () => {
  const sentence =
    "Every request is answered by the node that is nearest, and a quagga shows what stands on the other side of it.";
  await create("around-en", "en-us", [block(sentence)]);
  await create("around-cn", "zh-cn", [block(`${"长".repeat(70)}quagga${"句".repeat(70)}`)]);
  const { results } = await search({ text: "quagga" });
  const find = (lang: string) => results.find(({ document }) => document.lang === lang)?.places[0];
  expect(find("en-us")).toMatchObject({
    before: "…request is answered by the node that is nearest, and a ",
    after: " shows what stands on the other side of it.",
  });
  expect(find("zh-cn")).toMatchObject({ before: `…${"长".repeat(60)}`, after: `${"句".repeat(60)}…` });
});
