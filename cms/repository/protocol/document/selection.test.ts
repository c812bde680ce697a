/** @jest-environment node */

import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

const to = (id: string) => ({ link_type: "Document", id });
const paragraph = (text: string) => ({ type: "paragraph", text, spans: [], direction: "ltr" });

let content: TestContent;
beforeAll(async () => {
  content = await startContent([
    {
      id: "story",
      data: {
        title: [{ type: "heading1", text: "Story", spans: [], direction: "ltr" }],
        body: [{ ...paragraph("see Ada"), spans: [{ start: 4, end: 7, type: "hyperlink", data: to("ada") }] }],
        name: "story",
        author: to("ada"),
        parent: to("gone"),
        site: { link_type: "Web", url: "https://example.org" },
        picture: { url: "dot.svg", alt: "a dot" },
        parts: [{ word: "w", number: 1, who: to("ada") }],
        slices: [
          { slice_type: "quote", variation: "default", primary: { words: "said", who: to("ada") } },
          { slice_type: "quote", variation: "long", primary: { words: "said", more: "and more" } },
          { slice_type: "pair", variation: "default", primary: { left: "L" } },
        ],
      },
    },
    { id: "ada", type: "author", data: { name: "Ada", bio: [paragraph("one"), paragraph("two")], boss: to("bob") } },
    { id: "bob", type: "author", data: { name: "Bob" } },
  ]);
});
afterAll(() => content.close());

const client = () => testClient(content.endpoint);
const story = async (params: Parameters<ReturnType<typeof client>["getByID"]>[1] = {}) =>
  client().getByID("story", params);

test("a document has every field of its model, empty ones in their empty form", async () => {
  const { data } = await story();
  expect(data).toMatchObject({ mood: null, size: null, open: false, place: {}, moment: null });
  expect(data.slices[0]).toEqual({
    variation: "default",
    version: "initial",
    items: [],
    primary: { words: "said", who: expect.objectContaining({ id: "ada", type: "author", isBroken: false }) },
    id: "quote$1",
    slice_type: "quote",
    slice_label: null,
  });
});

test("links have the type of their target; a link to a missing document is broken", async () => {
  const { data } = await story();
  expect(data.author).toMatchObject({
    link_type: "Document",
    id: "ada",
    uid: "ada",
    type: "author",
    lang: "en-us",
    isBroken: false,
  });
  expect(data.author).not.toHaveProperty("data");
  expect(data.parent).toMatchObject({ id: "gone", type: "broken_type", isBroken: true });
  expect(data.site).toEqual({
    link_type: "Web",
    url: "https://example.org",
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(data.body[0].spans[0].data).toMatchObject({ id: "ada", type: "author" });
});

test("a picture has an absolute URL and its dimensions", async () => {
  const { data } = await story();
  const origin = new URL(content.endpoint).origin;
  expect(data.picture).toMatchObject({
    url: `${origin}/storage/web/images/dot.svg`,
    alt: "a dot",
    dimensions: { width: 40, height: 20 },
  });
  const response = await fetch(data.picture.url);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
});

test("fetch keeps the named fields of the document's own type", async () => {
  expect((await story({ fetch: ["article.name", "article.author", "author.name"] })).data).toEqual({
    name: "story",
    author: expect.objectContaining({ id: "ada" }),
  });
});

test("fetchLinks puts fields of a linked document into the link, rich text cut to its first block", async () => {
  const { data } = await story({ fetchLinks: ["author.name", "author.bio"] });
  expect(data.author.data).toEqual({ name: "Ada", bio: [paragraph("one")] });
  expect(data.parts[0].who.data.name).toBe("Ada");
  expect(data.slices[0].primary.who.data.name).toBe("Ada");
  expect((await story({ fetchLinks: ["article.name"] })).data.author).not.toHaveProperty("data");
});

test("a graphQuery selects fields, follows links two levels deep and picks slices by variation", async () => {
  const { data } = await story({
    graphQuery: `{ article { name
      author { ...on author { name boss { ...on author { name } } } }
      slices { ...on quote { variation { ...on long { primary { more } } } } } } }`,
  });
  expect(data.name).toBe("story");
  expect(data).not.toHaveProperty("title");
  expect(data.author.data).toEqual({ name: "Ada", boss: expect.objectContaining({ data: { name: "Bob" } }) });
  expect(data.slices.map((slice: { slice_type: string }) => slice.slice_type)).toEqual(["quote", "quote"]);
  expect(data.slices[1].primary).toEqual({ more: "and more" });
});

test("a spread keeps every plain field, and an invalid graphQuery is answered with 400", async () => {
  const { data } = await story({ graphQuery: "{ article { ...articleFields } }" });
  expect(data).toMatchObject({ name: "story", mood: null });
  expect(data).not.toHaveProperty("author");
  const deep = `${"{ article ".repeat(1_000)}${"}".repeat(1_000)}`;
  await expect(story({ graphQuery: deep })).rejects.toThrow(/Unable to parse fetch query/);
  await expect(story({ graphQuery: "{ article { name " })).rejects.toThrow(/Unable to parse fetch query/);
});
