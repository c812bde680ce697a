/** @jest-environment node */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { listenFor } from "#cms/testing/listenFor.ts";
import { testModels } from "#cms/testing/testModels.ts";
import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

let content: TestContent;
let endpoint: string;

beforeEach(async () => {
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  content = await startContent([{ id: "article-a", data: { name: "a" } }]);
  endpoint = content.endpoint;
});

afterEach(async () => {
  await content.close();
  jest.restoreAllMocks();
});

function put(path: string, value: unknown): void {
  mkdirSync(dirname(join(content.folder, path)), { recursive: true });
  writeFileSync(join(content.folder, path), typeof value === "string" ? value : JSON.stringify(value));
}

async function readData(id: string): Promise<Record<string, unknown> | undefined> {
  const { refs } = await (await fetch(endpoint)).json();
  const { results } = await (await fetch(`${endpoint}/documents/search?ref=${refs[0].ref}`)).json();
  return results.find((one: { id: string }) => one.id === id)?.data;
}

const { article } = testModels.types;
const withField = { ...article, json: { Main: { ...article.json.Main, mood2: { type: "Text" } } } };
const chart = {
  id: "chart",
  type: "SharedSlice",
  name: "Chart",
  variations: [{ id: "default", primary: {}, items: {} }],
};
const choices = { ...article.json.Main.slices.config, choices: { chart: { type: "SharedSlice" } } };
const withSlice = { ...article, json: { Main: { ...article.json.Main, slices: { type: "Slices", config: choices } } } };

test("a new field of a type is served within two seconds", async () => {
  put("types/article/index.json", withField);
  content.write({ id: "article-a", data: { name: "a", mood2: "calm" } });
  const { after } = await listenFor(
    () => readData("article-a"),
    (data) => data?.mood2 === "calm",
  );
  expect(after).toBeLessThan(2_000);
});

test("a page of a slice that was made while the repository runs is served within two seconds", async () => {
  put("slices/Chart/model.json", chart);
  put("types/article/index.json", withSlice);
  content.write({ id: "article-b", data: { slices: [{ slice_type: "chart", variation: "default", primary: {} }] } });
  const { after } = await listenFor(
    () => readData("article-b"),
    (data) => data !== undefined,
  );
  expect(after).toBeLessThan(2_000);
});

test("an invalid model file keeps its last good version, also after a restart; a deleted one is removed", async () => {
  const events = await listen();
  put("types/article/index.json", JSON.stringify(article, null, 2).replace('"label"', ',"label"'));
  const { problems } = await events.until(({ problems: all }) => all.length > 0);
  expect(problems).toEqual([
    {
      file: expect.stringMatching(/types\/article\/index\.json$/),
      line: 3,
      field: "",
      served: "last good version",
      reason: "not JSON: the name of a field in double quotes is expected here (column 3)",
    },
  ]);
  expect(await readData("article-a")).toMatchObject({ name: "a" });
  endpoint = `${(await content.restart()).origin}/content/api/v2`;
  expect(await readData("article-a")).toMatchObject({ name: "a" });
  rmSync(join(content.folder, "types/article"), { recursive: true });
  await listenFor(
    () => fetch(endpoint).then((response) => response.json()),
    ({ types }) => !("article" in types),
  );
});

test("readers with the access token receive changes, and problems until they are fixed", async () => {
  const events = await listen();
  expect(await events.next()).toEqual({ isChanged: false, problems: [] });
  content.write({ id: "article-a", data: { name: "other" } });
  expect(await events.next()).toEqual({ isChanged: true, problems: [] });
  put("documents/article-a.json", "{");
  expect(await events.next()).toMatchObject({ isChanged: false, problems: [{ line: 1, served: "last good version" }] });
  content.write({ id: "article-a", data: { name: "other" } });
  expect(await events.next()).toEqual({ isChanged: false, problems: [] });
  put("types/article/index.json", withField);
  await events.until(({ isChanged }) => isChanged);
  expect((await fetch(`${content.origin}/content/changes`)).status).toBe(401);
});

type Change = { isChanged: boolean; problems: object[] };

/** Reads the event stream of changes. */
async function listen() {
  const response = await fetch(`${content.origin}/content/changes`, { headers: { authorization: "Token reader" } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = "";
  const next = async (): Promise<Change> => {
    while (!waiting.includes("\n\n")) waiting += (await reader?.read())?.value ?? "";
    const end = waiting.indexOf("\n\n");
    const message = waiting.slice("data: ".length, end);
    waiting = waiting.slice(end + 2);
    return JSON.parse(message);
  };
  const until = async (passes: (change: Change) => boolean): Promise<Change> => {
    for (;;) {
      const change = await next();
      if (passes(change)) return change;
    }
  };
  return { next, until };
}
