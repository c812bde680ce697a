/** @jest-environment node */
import { filter } from "@prismicio/client";

import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { article, makeEditorClient } from "#cms/testing/makeEditorClient.ts";

const link = (id: string) => ({ link_type: "Document", id });
const text = (label: string) => ({ type: "Text", config: { label } });
const type = (id: string, fields: object) => ({
  id,
  label: id,
  repeatable: true,
  status: true,
  json: { Main: fields },
});
const uid = { type: "UID", config: {} };

const legacy = type("legacy", {
  uid,
  body: {
    type: "Slices",
    config: {
      labels: { quote: [{ name: "wide", display: "Wide" }] },
      choices: {
        text: { type: "StructuredText", config: { multi: "paragraph,strong" } },
        gallery: { type: "Group", config: { fields: { caption: text("Caption"), to: { type: "Link", config: {} } } } },
        quote: { type: "Slice", "non-repeat": { words: text("Words") }, repeat: { source: text("Source") } },
      },
    },
  },
});

const author = { id: "author", fields: ["name"] };
const picking = type("picking", {
  uid,
  about: {
    type: "Link",
    config: {
      select: "document",
      customtypes: [
        {
          id: "article",
          fields: [
            "uid",
            "title",
            "site",
            { id: "parts", fields: ["word"] },
            { id: "author", customtypes: [author] },
            { id: "parent", customtypes: [{ id: "article", fields: ["name"] }] },
          ],
        },
      ],
    },
  },
  others: { type: "Link", config: { select: "document", repeat: true, customtypes: [author] } },
  rows: {
    type: "Group",
    config: { fields: { who: { type: "Link", config: { select: "document", customtypes: [author] } } } },
  },
  plain: { type: "Link", config: { select: "document", customtypes: ["author"] } },
});

let content: TestContent;
let call: ReturnType<typeof makeEditorClient>;

beforeAll(async () => {
  content = await startContent([
    { id: "ada", type: "author", data: { name: "Ada" } },
    {
      id: "story",
      data: {
        title: [{ type: "heading1", text: "Story", spans: [] }],
        name: "not picked",
        parts: [{ word: "one", number: 1 }],
        author: link("ada"),
        parent: link("above"),
      },
    },
    { id: "above", data: { name: "Above", size: 1 } },
    { id: "start", type: "page" },
  ]);
  call = makeEditorClient(content.origin);
  for (const model of [legacy, picking, type("testimonial", { name: text("Name") })])
    expect((await call("POST", "customtypes/customtypes/insert", model)).status).toBe(201);
});
afterAll(() => content.close());

async function publish(document: object): Promise<string> {
  const { status, body } = await call("POST", "core/documents", { title: "t", lang: "en-us", ...document });
  expect([status, body.details]).toEqual([201, undefined]);
  expect((await call("PATCH", `core/documents/${body.id}/draft`, { status: "published" })).status).toBe(204);
  return String(body.id);
}
const graphql = async (query: string) => {
  const { refs } = await (await fetch(content.endpoint)).json();
  const address = `${content.origin}/content/graphql?query=${encodeURIComponent(query)}`;
  return (await (await fetch(address, { headers: { "prismic-ref": refs[0].ref } })).json()).data;
};

test("legacy slices keep their value: a field or a group as a slice, and a slice with fields of its own", async () => {
  const quote = { slice_type: "quote", slice_label: "wide", primary: { words: "W" }, items: [{ source: "S" }] };
  await publish({
    type: "legacy",
    uid: "old",
    data: {
      body: [
        { slice_type: "text", slice_label: null, value: [{ type: "paragraph", text: "Legacy words", spans: [] }] },
        { slice_type: "gallery", slice_label: null, value: [{ caption: "one", to: link("ada") }, { caption: "two" }] },
        quote,
      ],
    },
  });
  const client = testClient(content.endpoint);
  const document = await client.getByUID("legacy", "old");
  expect(document.data.body).toMatchObject([
    { slice_type: "text", slice_label: null, value: [{ type: "paragraph", text: "Legacy words" }] },
    { slice_type: "gallery", value: [{ caption: "one", to: { uid: "ada", isBroken: false } }, { caption: "two" }] },
    quote,
  ]);
  const found = await client.getByType("legacy", { filters: [filter.fulltext("document", "legacy words two s")] });
  expect(found.total_results_size).toBe(1);
  const picked = await client.getByUID("legacy", "old", {
    graphQuery: "{legacy{body{...on text{value} ...on quote{non-repeat{words} repeat{source}}}}}",
  });
  expect(picked.data.body).toEqual([document.data.body[0], document.data.body[2]]);
  const query =
    '{legacy(uid:"old",lang:"en-us"){body{...on LegacyBodyText{type words:value} ...on LegacyBodyGallery{value{caption}}}}}';
  expect(await graphql(query)).toMatchObject({
    legacy: {
      body: [
        { type: "text", words: [{ text: "Legacy words" }] },
        { value: [{ caption: "one" }, { caption: "two" }] },
        {},
      ],
    },
  });
});

test("a content relationship has the picked fields, nested and in groups and lists, and none for a missing target", async () => {
  const gone = await publish({ type: "author", uid: "gone", data: { name: "Gone" } });
  await publish({
    type: "picking",
    uid: "picks",
    data: {
      about: link("story"),
      others: [link("ada"), link(gone)],
      rows: [{ who: link("ada") }, { who: link("start") }],
      plain: link("ada"),
    },
  });
  expect((await call("DELETE", `core/documents/${gone}`)).status).toBe(204);
  const client = testClient(content.endpoint);
  const { about, others, rows, plain } = (await client.getByUID("picking", "picks")).data;
  expect(about).toMatchObject({ link_type: "Document", uid: "story", isBroken: false });
  expect(Object.keys(about.data)).toEqual(["title", "site", "parts", "author", "parent"]);
  expect(about.data).toMatchObject({
    title: [{ text: "Story" }],
    site: { link_type: "Any" },
    author: { uid: "ada", data: { name: "Ada" } },
    parent: { uid: "above" },
  });
  expect([about.data.parts, about.data.parent.data]).toEqual([[{ word: "one" }], { name: "Above" }]);
  expect(others).toMatchObject([
    { uid: "ada", data: { name: "Ada" } },
    { id: gone, isBroken: true },
  ]);
  expect([others[1].data, plain.data, rows[1].who.data]).toEqual([undefined, undefined, undefined]);
  expect(rows[0].who.data).toEqual({ name: "Ada" });
  const fetched = await client.getByUID("picking", "picks", { fetchLinks: ["article.size", "author.bio"] });
  expect(fetched.data.about.data).toMatchObject({ title: [{ text: "Story" }], size: null });
  expect(fetched.data.plain.data).toEqual({ bio: [] });
});

test.each([
  ["day", "2024-02-30"],
  ["day", "2023-02-29"],
  ["day", "2024-13-01"],
  ["day", "2024-00-10"],
  ["moment", "2024-02-30T10:00:00+0000"],
  ["moment", "2024-02-03T25:00:00+0000"],
  ["moment", "2024-02-03T24:00:00Z"],
  ["moment", "2024-02-03T10:60:00Z"],
  ["moment", "2024-02-03T10:00:00+1900"],
  ["moment", "2024-02-03"],
])("a %s that does not exist is refused with a sentence that names it: %s", async (field, value) => {
  const { status, body } = await call("POST", "core/documents", article("dated", { data: { [field]: value } }));
  const reason = expect.stringMatching(new RegExp(`is expected, not "${value.replaceAll("+", "\\+")}"$`));
  expect([status, body.details]).toEqual([400, [{ field: `data.${field}`, reason }]]);
});

test("valid dates and timestamps are kept, timestamps in Prismic's format", async () => {
  const moments = { "2024-02-29T02:00:00+0200": 0, "2024-02-29T00:00:00.000Z": 0, "2024-02-28T18:30:00-05:30": 0 };
  for (const [index, moment] of Object.keys(moments).entries()) {
    const uid = `dated-${index}`;
    await publish(article(uid, { data: { day: "2024-02-29", moment } }));
    const { data } = await testClient(content.endpoint).getByUID("article", uid);
    expect([data.day, data.moment]).toEqual(["2024-02-29", "2024-02-29T00:00:00+0000"]);
  }
});

test("full-text search matches a document's texts, but not its JSON keys", async () => {
  const strong = { type: "strong", start: 0, end: 5 };
  await publish(
    article("spoken", {
      data: {
        body: [{ type: "paragraph", text: "Heard words", spans: [strong] }],
        mood: "calm",
        site: { link_type: "Web", url: "https://address.example/", target: "_blank" },
        slices: [{ slice_type: "quote", variation: "long", primary: { words: "Said", more: "Quoted" } }],
      },
    }),
  );
  const client = testClient(content.endpoint);
  const find = async (words: string) =>
    (await client.getByType("article", { filters: [filter.fulltext("document", words)] })).results.map(
      ({ uid }) => uid,
    );
  expect(await find("heard said quoted calm spoken")).toEqual(["spoken"]);
  for (const word of ["direction", "ltr", "paragraph", "strong", "initial", "_blank", "address.example"])
    expect([word, await find(word)]).toEqual([word, []]);
});

test.each(["//documents/search", "/documents//search", "//tags", "//"])(
  "an endpoint given with a final slash answers as without: %s",
  async (path) => {
    const { refs } = await (await fetch(content.endpoint)).json();
    const [doubled, single] = await Promise.all(
      [path, path.replace(/\/+/g, "/")].map(async (one) =>
        (await fetch(`${content.endpoint}${one}?ref=${refs[0].ref}`)).json(),
      ),
    );
    expect(single).not.toHaveProperty("error");
    expect(doubled).toEqual(single);
  },
);

test("GraphQL, the write APIs and the official client accept an endpoint with a final slash", async () => {
  expect(await testClient(`${content.endpoint}/`).getByID("ada")).toMatchObject({ uid: "ada" });
  const made = await makeEditorClient(`${content.origin}/`)("POST", "/core//documents", article("slashed"));
  expect([made.status, made.body.uid]).toEqual([201, "slashed"]);
});

// Last, because a restart changes the port.
test("every document of a type without a uid is served, in every query", async () => {
  const names = ["Ada", "Bo", "Cy"];
  const made = [];
  for (const name of names)
    made.push(await publish({ type: "testimonial", title: name, tags: ["said"], data: { name } }));
  const client = testClient(content.endpoint);
  const found = [
    await client.getAllByType("testimonial"),
    await client.getAllByTag("said"),
    await client.getAllByIDs(made),
    await client.dangerouslyGetAll({ filters: [filter.any("my.testimonial.name", names)] }),
  ];
  for (const documents of found) expect(documents.map(({ data }) => data.name).sort()).toEqual(names);
  expect(
    (await client.getByType("testimonial", { filters: [filter.fulltext("document", "cy")] })).results,
  ).toHaveLength(1);
  const { allTestimonials } = await graphql("{allTestimonials{totalCount edges{node{name}}}}");
  expect(allTestimonials.totalCount).toBe(3);
  const { body: release } = await call("POST", "core/releases", { label: "More" });
  for (const name of ["Di", "Ed"])
    await call("POST", "core/documents", {
      title: name,
      type: "testimonial",
      lang: "en-us",
      release_id: release.id,
      data: { name },
    });
  const { body: preview } = await call("POST", "core/previews", { release_id: release.id });
  const shown = await client.getAllByType("testimonial", { ref: String(preview.token) });
  expect(shown.map(({ data }) => data.name).sort()).toEqual([...names, "Di", "Ed"]);
  expect((await call("POST", `core/releases/${release.id}/publish`)).body).toEqual({ totalItems: 2 });
  for (const id of ["fay", "gus"]) content.write({ id, type: "testimonial", uid: null, data: { name: id } });
  const { origin } = await content.restart();
  expect(await testClient(`${origin}/content/api/v2`).getAllByType("testimonial")).toHaveLength(7);
});
