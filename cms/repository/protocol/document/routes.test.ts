/** @jest-environment node */
import type { Route } from "@prismicio/client";

import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

const parent = (id: string) => ({ parent: { link_type: "Document", id } });

let content: TestContent;
beforeAll(async () => {
  content = await startContent([
    { id: "home" },
    { id: "home-cn", uid: "home", lang: "zh-cn", group: "home" },
    { id: "market" },
    { id: "projects", data: parent("market") },
    { id: "viem", data: { ...parent("projects"), author: { link_type: "Document", id: "ada" } } },
    { id: "ada", type: "author" },
  ]);
});
afterAll(() => content.close());

const urls = async (routes: Route[], brokenRoute?: string) => {
  const client = testClient(content.endpoint, { routes, ...(brokenRoute ? { brokenRoute } : {}) });
  const documents = await client.dangerouslyGetAll({ lang: "*" });
  return Object.fromEntries(documents.map((document) => [document.id, document.url]));
};

const nested = { parent: "parent", grandparent: "parent.parent" };

test("a document's URL comes from the most specific route, in each language, including parents", async () => {
  const found = await urls([
    { type: "article", path: "/:grandparent?/:parent?/:uid/", resolvers: nested },
    { type: "article", uid: "home", lang: "en-us", path: "/" },
    { type: "article", uid: "home", lang: "zh-cn", path: "/cn/" },
  ]);
  expect(found).toEqual({
    home: "/",
    "home-cn": "/cn/",
    market: "/market/",
    projects: "/market/projects/",
    viem: "/market/projects/viem/",
    ada: null,
  });
});

test("a document has no URL when a segment of its route cannot be filled", async () => {
  const found = await urls([{ type: "article", path: "/:parent/:uid", resolvers: { parent: "parent" } }]);
  expect(found).toMatchObject({ home: null, projects: "/market/projects" });
});

test("the master language is dropped where the language is optional", async () => {
  expect(await urls([{ type: "article", path: "/:lang?/:uid" }])).toMatchObject({
    home: "/home",
    "home-cn": "/zh-cn/home",
  });
});

test("links have the URL of their document", async () => {
  const client = testClient(content.endpoint, {
    routes: [{ type: "author", path: "/people/:uid/" }],
  });
  expect((await client.getByID("viem")).data.author.url).toBe("/people/ada/");
});

test("invalid routes are answered with 400", async () => {
  const { ref } = await testClient(content.endpoint).getMasterRef();
  const response = await fetch(`${content.endpoint}/documents/search?ref=${ref}&routes=nonsense`);
  expect(response.status).toBe(400);
  expect((await response.json()).message).toMatch(/Invalid routes/);
});
