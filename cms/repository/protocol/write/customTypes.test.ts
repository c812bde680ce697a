/** @jest-environment node */

import { failWrites } from "#cms/testing/failWrites.ts";
import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { testModels } from "#cms/testing/testModels.ts";
import { makeEditorClient } from "#cms/testing/makeEditorClient.ts";

let content: TestContent;
let call: ReturnType<typeof makeEditorClient>;

beforeEach(async () => {
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  content = await startContent([{ id: "seeded" }, { id: "tinted", data: { colour: "red" } }]);
  call = makeEditorClient(content.origin);
});

afterEach(() => {
  jest.restoreAllMocks();
  return content.close();
});

const { article } = testModels.types;
const coloured = { ...article, json: { Main: { ...article.json.Main, colour: { type: "Text" } } } };
const update = { id: "article", type: "CUSTOM_TYPE_UPDATE", payload: coloured };
const push = (...changes: object[]) => call("POST", "customtypes/v1/push", { changes });
const colours = async () => {
  const { results } = await testClient(content.endpoint).get();
  return Object.fromEntries(results.map(({ id, data }) => [id, data.colour]));
};

test("a push with an invalid model changes nothing, not even the models before it", async () => {
  const remove = { id: "author", type: "CUSTOM_TYPE_DELETE" };
  const { status } = await push(update, remove, { id: "bad", type: "SLICE_INSERT", payload: {} });
  expect(status).toBe(400);
  expect((await call("GET", "customtypes/customtypes/article")).body).toEqual(article);
  expect((await call("GET", "customtypes/customtypes/author")).status).toBe(200);
  expect(await colours()).toEqual({ seeded: undefined, tinted: undefined });
});

test("a push that fails on a full disk changes nothing", async () => {
  jest.spyOn(console, "error").mockImplementation();
  const repair = await failWrites(content.database, "cms_models");
  const slice = { id: "quote", type: "SLICE_UPDATE", payload: testModels.slices.Quote };
  const response = await fetch(`${content.origin}/content/customtypes/v1/push`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer writer" },
    body: JSON.stringify({ changes: [update, slice] }),
  });
  expect(response.status).toBe(500);
  await repair();
  expect(await colours()).toEqual({ seeded: undefined, tinted: undefined });
});

test("a push may delete a model that no longer exists", async () => {
  expect((await push({ id: "nobody", type: "SLICE_DELETE" })).status).toBe(204);
});
