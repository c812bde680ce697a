/** @jest-environment node */
import { createClient } from "@prismicio/client";

import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

let content: TestContent;

const documents = [
  {
    id: "one",
    tags: ["sea", "calm"],
    group: "first",
    last: "2026-01-03T00:00:00+0000",
    data: {
      title: [{ type: "heading1", text: "Anchors", spans: [] }],
      name: "Anchors",
      mood: "calm",
      size: 3,
      day: "2026-01-05",
      open: true,
      author: { link_type: "Document", id: "ada" },
      site: { link_type: "Web", url: "https://example.org/" },
      picture: { url: "dot.svg", alt: "A dot" },
      parts: [{ word: "first", number: 1, who: { link_type: "Document", id: "ada" } }],
      slices: [
        { slice_type: "quote", variation: "long", primary: { words: "Short", more: "and long" } },
        { slice_type: "pair", variation: "default", primary: { left: "L" } },
      ],
    },
  },
  { id: "two", tags: ["sea"], data: { name: "Buoys", mood: "stormy", size: 5, day: "2026-02-05" } },
  { id: "three", data: { name: "Cables", mood: "calm", size: 9, author: { link_type: "Document", id: "gone" } } },
  { id: "chinese", uid: "mao", lang: "zh-cn", group: "first", data: { name: "锚", size: 1 } },
  { id: "ada", type: "author", data: { name: "Ada" } },
  { id: "settings", type: "settings", data: { name: "Halyard" } },
];

beforeAll(async () => {
  content = await startContent(documents);
});
afterAll(() => content.close());

/** Sends a query as the official client does. */
async function sendQuery(query: string, { token, ...params }: Record<string, string> = {}) {
  const client = createClient("test-repository", {
    documentAPIEndpoint: content.endpoint,
    ...(token ? { accessToken: token } : {}),
  });
  const address = new URL("/content/graphql", content.origin);
  for (const [name, value] of Object.entries({ query, ...params })) address.searchParams.set(name, value);
  const response = await client.graphQLFetch(address.href);
  return { status: response.status, body: await response.json() };
}
const data = async (query: string, params?: Record<string, string>) => (await sendQuery(query, params)).body.data;
const names = async (query: string) => {
  const { allArticles } = await data(`{ allArticles(${query}) { edges { node { name } } } }`);
  return allArticles.edges.map(({ node }: { node: { name: string } }) => node.name);
};

test("all documents are counted, of every type and language", async () => {
  expect(await data("{ _allDocuments { totalCount edges { node { _meta { id } } } } }")).toMatchObject({
    _allDocuments: { totalCount: 6, edges: [0, 1, 2, 3, 4, 5].map(() => ({ node: {} })) },
  });
  expect(await data('{ _allDocuments(type_in: ["author", "settings"]) { totalCount } }')).toEqual({
    _allDocuments: { totalCount: 2 },
  });
});

test("one document is read by uid and language, with its `_meta`", async () => {
  const meta =
    "_meta { id uid type tags lang firstPublicationDate lastPublicationDate alternateLanguages { id lang } }";
  expect(
    await data(`query($uid: String!) { article(uid: $uid, lang: "en-us") { ${meta} } }`, {
      variables: '{"uid":"one"}',
    }),
  ).toEqual({
    article: {
      _meta: {
        id: "one",
        uid: "one",
        type: "article",
        tags: ["sea", "calm"],
        lang: "en-us",
        firstPublicationDate: "2026-01-01T00:00:00+0000",
        lastPublicationDate: "2026-01-03T00:00:00+0000",
        alternateLanguages: [{ id: "chinese", lang: "zh-cn" }],
      },
    },
  });
  expect(await data('{ article(uid: "one", lang: "zh-cn") { name } }')).toEqual({ article: null });
});

test("every kind of field is answered, links as their targets", async () => {
  const { article } = await data(`{ article(uid: "one", lang: "en-us") {
    title name mood size day open picture body moment
    author { _linkType ... on Author { name _meta { uid } } }
    site { _linkType ... on _ExternalLink { url } }
    parent { _linkType }
    parts { word number who { ... on Author { name } } }
  } }`);
  expect(article).toMatchObject({
    name: "Anchors",
    mood: "calm",
    size: 3,
    day: "2026-01-05",
    open: true,
    parent: null,
    moment: null,
    title: [{ type: "heading1", text: "Anchors" }],
    picture: {
      alt: "A dot",
      url: `${content.origin}/storage/web/images/dot.svg`,
      dimensions: { width: 40, height: 20 },
    },
    author: { _linkType: "Link.document", name: "Ada", _meta: { uid: "ada" } },
    site: { _linkType: "Link.web", url: "https://example.org/" },
    parts: [{ word: "first", number: 1, who: { name: "Ada" } }],
  });
  expect(await data('{ article(uid: "three", lang: "en-us") { author { _linkType } } }')).toEqual({
    article: { author: null },
  });
});

test("slices have a GraphQL type for each slice and variation", async () => {
  const { article } = await data(`{ article(uid: "one", lang: "en-us") { slices { __typename
    ... on ArticleSlicesQuote { type variation { ... on ArticleSlicesQuoteLong { primary { words more } } } }
    ... on ArticleSlicesPair { type variation { ... on ArticleSlicesPairDefault { primary { left } } } }
  } } }`);
  expect(article.slices).toEqual([
    { __typename: "ArticleSlicesQuote", type: "quote", variation: { primary: { words: "Short", more: "and long" } } },
    { __typename: "ArticleSlicesPair", type: "pair", variation: { primary: { left: "L" } } },
  ]);
});

test("types without a uid are listed", async () => {
  expect(await data("{ allSettingss { edges { node { name } } } }")).toEqual({
    allSettingss: { edges: [{ node: { name: "Halyard" } }] },
  });
});

test.each([
  ['lang: "en-us", sortBy: name_ASC', ["Anchors", "Buoys", "Cables"]],
  ['lang: "en-us", sortBy: size_DESC', ["Cables", "Buoys", "Anchors"]],
  ['lang: "zh-cn"', ["锚"]],
  ["sortBy: meta_lastPublicationDate_DESC, first: 1", ["Anchors"]],
  ['uid: "two"', ["Buoys"]],
  ['uid_in: ["two", "three"], sortBy: name_DESC', ["Cables", "Buoys"]],
  ['id_in: ["one"]', ["Anchors"]],
  ['tags: ["sea", "calm"]', ["Anchors"]],
  ['tags_in: ["sea", "none"], sortBy: name_ASC', ["Anchors", "Buoys"]],
  ['where: { mood: "calm" }, lang: "en-us", sortBy: name_ASC', ["Anchors", "Cables"]],
  ["where: { size_gt: 4, size_lt: 9 }", ["Buoys"]],
  ['where: { day_after: "2026-01-20" }', ["Buoys"]],
  ['where: { title_fulltext: "anchors" }', ["Anchors"]],
  ['where: { author: "ada" }', ["Anchors"]],
  ["where: { open: true }", ["Anchors"]],
  ['fulltext: "cables"', ["Cables"]],
  ['lastPublicationDate_after: "2026-01-02T12:00:00+0000"', ["Anchors"]],
])("articles asked for by %s", async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test("a list is read page by page, forwards and backwards", async () => {
  const page = async (query: string) => {
    const { allArticles } = await data(
      `{ allArticles(lang: "en-us", sortBy: name_ASC, ${query}) { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { name } } } }`,
    );
    return allArticles;
  };
  const first = await page("first: 2");
  expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  const second = await page(`first: 2, after: "${first.pageInfo.endCursor}"`);
  expect(second.edges.map(({ node }: { node: object }) => node)).toEqual([{ name: "Cables" }]);
  expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  const back = await page(`last: 1, before: "${second.pageInfo.startCursor}"`);
  expect(back.edges.map(({ node }: { node: object }) => node)).toEqual([{ name: "Buoys" }]);
  expect((await sendQuery('{ allArticles(after: "nonsense") { totalCount } }')).body.errors[0].message).toBe(
    '"nonsense" is not a cursor',
  );
});

test("an invalid query is answered with 400 and the position of the error", async () => {
  const syntax = await sendQuery("{ allArticles(");
  expect([syntax.status, syntax.body.errors[0].locations]).toEqual([400, [{ line: 1, column: 14 }]]);
  const field = await sendQuery("{ allArticles { nothing } }");
  expect([field.status, field.body.errors[0].message]).toEqual([
    400,
    expect.stringContaining('Cannot query field "nothing"'),
  ]);
  for (const deep of ["{a".repeat(3_500), `{a(b:${"[".repeat(3_000)}`, `query($a:${"[".repeat(3_000)}`]) {
    const { status, body } = await sendQuery(deep);
    expect([status, body.errors[0].message]).toEqual([400, "A query may be nested at most 100 levels deep"]);
  }
  const variables = await sendQuery("{ allArticles { totalCount } }", { variables: "[1]" });
  expect([variables.status, variables.body.errors[0].message]).toEqual([400, "The variables are not a JSON object"]);
});

test("the schema supports introspection by tools", async () => {
  const { __schema } = await data("{ __schema { types { name } } }");
  const types = __schema.types.map(({ name }: { name: string }) => name);
  expect(types).toEqual(
    expect.arrayContaining(["Article", "Author", "Settings", "_Document", "_Linkable", "ArticleParts"]),
  );
});

test.each([
  ["no ref", {}, 400, "parsing-error"],
  ["an unknown ref", { "prismic-ref": "nothing" }, 404, "api_notfound_error"],
  ["a wrong token", { authorization: "Token wrong" }, 401, "api_security_error"],
])("%s is answered as by the document API", async (_, headers: Record<string, string>, status, type) => {
  const response = await fetch(`${content.origin}/content/graphql?query={_allDocuments{totalCount}}`, { headers });
  expect([response.status, (await response.json()).type]).toEqual([status, type]);
});

test("GraphQL answers where the official client looks for it, at the root of the host, and pages of any origin", async () => {
  const client = createClient("test-repository", { documentAPIEndpoint: content.endpoint });
  const address = new URL("/graphql?query={_allDocuments{totalCount}}", content.origin);
  const response = await client.graphQLFetch(address.href);
  expect([response.status, (await response.json()).data._allDocuments.totalCount]).toEqual([200, documents.length]);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const headers = { origin: "https://app.example", "access-control-request-headers": "authorization,prismic-ref" };
  for (const path of ["/graphql", "/content/api/v2/documents/search"]) {
    const preflight = await fetch(`${content.origin}${path}`, { method: "OPTIONS", headers });
    expect([preflight.status, preflight.headers.get("access-control-allow-headers")]).toEqual([
      204,
      "authorization,prismic-ref",
    ]);
  }
});

test("long answers are compressed for clients that accept it", async () => {
  const { ref } = await createClient("test-repository", { documentAPIEndpoint: content.endpoint }).getMasterRef();
  const search = `${content.endpoint}/documents/search?ref=${encodeURIComponent(ref)}`;
  const read = async (encoding: string) => {
    const response = await fetch(search, { headers: { "accept-encoding": encoding } });
    return { encoding: response.headers.get("content-encoding"), text: await response.text() };
  };
  const plain = await read("identity");
  expect(plain.encoding).toBeNull();
  for (const encoding of ["gzip", "br"]) expect(await read(encoding)).toEqual({ encoding, text: plain.text });
});
