/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { listenFor } from "#cms/testing/listenFor.ts";
import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

let content: TestContent;
let endpoint: string;
let logged: string[];

beforeEach(async () => {
  logged = [];
  jest.spyOn(process.stderr, "write").mockImplementation((text) => {
    logged.push(String(text));
    return true;
  });
  content = await startContent([
    { id: "article-a", data: { name: "good" } },
    { id: "article-b", data: { name: "beside" } },
  ]);
  endpoint = content.endpoint;
});

afterEach(async () => {
  await content.close();
  jest.restoreAllMocks();
});

const file = (id: string) => join(content.folder, `documents/${id}.json`);

const text = (id: string, data: object, over: object = {}) =>
  JSON.stringify(
    {
      id,
      type: "article",
      uid: id,
      lang: "en-us",
      group: id,
      tags: [],
      first_publication_date: "2026-01-01T00:00:00+0000",
      last_publication_date: "2026-01-02T00:00:00+0000",
      data,
      ...over,
    },
    null,
    2,
  );

async function search(): Promise<{ id: string; uid: string; data: Record<string, unknown> }[]> {
  const { refs } = await (await fetch(endpoint)).json();
  const response = await fetch(
    `${endpoint}/documents/search?ref=${refs[0].ref}&orderings=[document.first_publication_date]`,
  );
  return (await response.json()).results;
}

const getName = async (id: string) => (await search()).find((one) => one.id === id)?.data.name;

/** Waits for a log line about a file and returns it. */
const complaint = async (id: string) =>
  (
    await listenFor(
      async () => logged.find((line) => line.includes(`${id}.json`)),
      (line) => line !== undefined,
    )
  ).value;

const good = text("article-a", { name: "good" });
const heading = (end: number) => [{ type: "heading1", text: "Two", spans: [{ type: "strong", start: 0, end }] }];

const faults: [string, string, { line?: number; field: string; reason: RegExp }][] = [
  [
    "a stray comma",
    good.replace('"tags": [],', '"tags": [],,'),
    { line: 7, field: "", reason: /^not JSON: the name of a field .* is expected here \(column 14\)$/ },
  ],
  ["half a file", good.slice(0, -20), { field: "", reason: /^not JSON/ }],
  ["an empty file", "", { line: 1, field: "", reason: /^not JSON: a value is expected here/ }],
  ["a comment", `// words\n${good}`, { line: 1, field: "", reason: /JSON has no comments/ }],
  ["a misspelt field", good.replace('"name"', '"nmae"'), { line: 11, field: "data.nmae", reason: /no such field/ }],
  [
    "a span longer than its text",
    text("article-a", { title: heading(9) }),
    { line: 16, field: "data.title[0].spans[0]", reason: /outside the text/ },
  ],
  [
    "a bad uid",
    good.replace('"uid": "article-a"', '"uid": "Article A"'),
    { line: 4, field: "uid", reason: /lower-case/ },
  ],
  [
    "an unknown type",
    good.replace('"type": "article"', '"type": "artikel"'),
    { line: 3, field: "type", reason: /no type artikel/ },
  ],
  [
    "another document's id",
    good.replace('"id": "article-a"', '"id": "article-b"'),
    { field: "id", reason: /already taken by article-b\.json/ },
  ],
  [
    "another document's uid",
    good.replace('"uid": "article-a"', '"uid": "article-b"'),
    { field: "uid", reason: /already taken by article-b\.json/ },
  ],
  ["nine megabytes", `${good}${" ".repeat(9 * 1024 * 1024)}`, { field: "", reason: /larger than 8 MB/ }],
];

test.each(faults)(
  "a file with %s keeps its last good version on the site, also after a restart, and says what is wrong where",
  async (_, bad, problem) => {
    writeFileSync(file("article-a"), bad);
    expect(JSON.parse((await complaint("article-a")) ?? "")).toMatchObject({
      file: expect.stringMatching(/documents\/article-a\.json$/),
      ...problem,
      reason: expect.stringMatching(problem.reason),
    });
    expect([await getName("article-a"), await getName("article-b")]).toEqual(["good", "beside"]);
    endpoint = `${(await content.restart()).origin}/content/api/v2`;
    expect([await getName("article-a"), await getName("article-b")]).toEqual(["good", "beside"]);
    writeFileSync(file("article-a"), text("article-a", { name: "mended" }));
    await listenFor(
      () => getName("article-a"),
      (name) => name === "mended",
    );
  },
);

test("a deleted file is no longer served, also when it was broken before, and after a restart", async () => {
  writeFileSync(file("article-a"), "{");
  await complaint("article-a");
  content.remove("article-a");
  await listenFor(search, (documents) => documents.length === 1);
  endpoint = `${(await content.restart()).origin}/content/api/v2`;
  expect((await search()).map(({ id }) => id)).toEqual(["article-b"]);
});

test("a file broken or deleted while the service was down is recognized at the start", async () => {
  content.remove("article-b");
  const { origin } = await content.restart({ "../documents/article-a.json": "{" });
  endpoint = `${origin}/content/api/v2`;
  expect((await search()).map(({ id, data }) => [id, data.name])).toEqual([["article-a", "good"]]);
});

test("what another instance published while the service was down is served after the start", async () => {
  const publish = async (name: string) => {
    const row = { published_at: Date.now(), document: text("article-a", { name }) };
    await content.database.db
      .insertInto("cms_published")
      .values({ id: "article-a", ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  };
  for (const name of ["first", "second"]) {
    await publish(name);
    // The later one reads what the earlier one kept.
    for (const _ of ["earlier", "later"]) {
      endpoint = `${(await content.restart()).origin}/content/api/v2`;
      expect([await getName("article-a"), await getName("article-b")]).toEqual([name, "beside"]);
    }
  }
});
