/** @jest-environment node */
import { readdirSync } from "node:fs";
import { join } from "node:path";

import { sql } from "kysely";

import { createContentService } from "./createContentService.server.ts";
import { signIn } from "./testing/signIn.ts";
import { testSecrets } from "./testing/serveContent.ts";
import { startContent } from "./testing/startContent.ts";
import type { TestContent } from "./testing/startContent.ts";

let content: TestContent;
let endpoints: string[];
let logged: string[];

// These take no body, or a form.
const others = [
  "POST /content/assets/assets",
  "POST /content/core/assets",
  "PUT /content/core/assets/:id/file",
  "POST /content/core/imports",
  "POST /content/core/documents/:id/versions/:version/restore",
  "POST /content/core/replacements/:id/undo",
  "POST /content/core/bulk/:id/undo",
  "POST /content/core/tokens/sessions/:id/undo",
  "POST /content/core/sessions/passkey/options",
  "POST /content/core/webhooks/:id/test",
  "POST /content/core/webhooks/:id/deliveries/:delivery/resend",
  "POST /content/migration/migration-release/publish",
];
const withBody = /^(POST|PUT|PATCH) |^DELETE .*\/(hidden|publication)$|^DELETE \/content\/core\/documents\/:id$/;

const deep = (levels: number) => `{"data":${"[".repeat(levels)}${"]".repeat(levels)}}`;
const bodies: [string, string | Uint8Array<ArrayBuffer>, RegExp][] = [
  ["half of JSON", '{"title":', /^This is not JSON: /],
  ["nesting", deep(100), /^The JSON is nested deeper than 64 levels/],
  ["nesting without end", deep(100_000), /^The JSON is nested deeper than 64 levels/],
  ["__proto__", '{"data":{"__proto__":{"uid":"x"}}}', /named __proto__/],
  ["constructor", '{"constructor":{"prototype":{}}}', /named constructor/],
  ["hasOwnProperty", '{"hasOwnProperty":1,"title":"a"}', /named hasOwnProperty/],
  ["NUL", String.raw`{"title":"a\u0000b"}`, /NUL character/],
  ["half of a surrogate pair", String.raw`{"\ud800":"a"}`, /surrogate pair/],
  ["another encoding", new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d]), /UTF-8/],
  ["a list", "[]", /^The body must be a JSON object/],
  ["a number", "7", /^The body must be a JSON object/],
];

// Members of all bodies with a value that none of them takes.
const names =
  "title type lang uid tags data at action declined note field text resolved name role password current source fields " +
  "document place documents replacement label scheduledAt redirects release_id status url secret lifetime version id " +
  "document_id changes json variations ticket code response repeatable notes credits alt focal filename section tab whole_words order limit";
const values: [string, unknown][] = [
  ["an object", { a: { b: 1 } }],
  ["a list", [[null, { id: 7 }]]],
  ["a moment that no calendar has", 8_640_000_000_000_001],
  ["the year 12000", Date.UTC(12_000, 0, 1)],
  ["a huge number", 1e308],
  ["a negative number", -1],
  ["nothing", ""],
  ["a long text", "x".repeat(100_000)],
  ["a placeholder", "{{brand}}"],
  ["true", true],
  ["null", null],
];

beforeAll(async () => {
  content = await startContent([{ id: "one", data: { name: "one" } }]);
  const service = await createContentService({
    contentDir: content.folder,
    dataDir: content.dataDir,
    database: content.database,
    modelsDir: join(content.folder, "types"),
    slicesDir: join(content.folder, "slices"),
    repositoryName: "test-repository",
    secrets: testSecrets,
    webhooks: [],
    apiUrl: content.endpoint,
    siteUrl: "http://localhost:3000",
  });
  const all = service.app.routes.map(({ method, path }) => `${method} ${path}`);
  endpoints = [...new Set(all)].filter((one) => withBody.test(one) && !others.includes(one));
  await service.close();
  await signIn(content.origin);
  // The limit of writes per second is no part of this.
  let time = performance.now();
  jest.spyOn(performance, "now").mockImplementation(() => (time += 1_000));
  jest.spyOn(process.stderr, "write").mockImplementation((line) => logged.push(String(line)) > 0);
  // The write token is stored at its first use.
  await send("POST /content/core/documents", "{");
});
beforeEach(() => {
  logged = [];
});
afterAll(async () => {
  jest.restoreAllMocks();
  await content.close();
});

async function send(endpoint: string, body: string | Uint8Array<ArrayBuffer>) {
  const [method = "", path = ""] = endpoint.split(" ");
  // The site reports with its own token.
  const token = path === "/content/not-found" ? testSecrets.accessToken : testSecrets.writeToken;
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const url = `${content.origin}${path.replace(/:\w+/g, "one")}`;
  const response = await fetch(url, { method, headers, ...(body === "" ? {} : { body }) });
  const text = await response.text();
  const result: { message?: string; error?: string } = text.startsWith("{") ? JSON.parse(text) : { message: text };
  return { status: response.status, message: result.message ?? result.error ?? "" };
}

/** Every row of the CMS, and the names of its files. */
async function listStored(): Promise<string[]> {
  const { db } = content.database;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_name like 'cms\\_%'`.execute(db);
  const rows = tables.map(async ({ name }) => {
    const found = await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(db);
    return found.rows.map(({ row }) => `${name} ${row}`);
  });
  const files = readdirSync(content.dataDir, { recursive: true }).map(String);
  return [...(await Promise.all(rows)).flat(), ...files.filter((path) => !path.startsWith("last-good"))].sort();
}

test("the endpoints come from the routes", () => {
  expect(endpoints.length).toBeGreaterThan(30);
  expect(endpoints).toContain("POST /content/core/documents/:id/copy");
});

test.each(bodies)(
  "every endpoint rejects %s with a sentence, and stores and logs nothing",
  async (_, body, sentence) => {
    const before = await listStored();
    for (const endpoint of endpoints) {
      const { status, message } = await send(endpoint, body);
      expect([endpoint, status, message]).toEqual([endpoint, 400, expect.stringMatching(sentence)]);
    }
    expect(await listStored()).toEqual(before);
    expect(logged).toEqual([]);
  },
);

test.each(values)("no endpoint fails on members that are %s", async (_, value) => {
  const body = JSON.stringify(Object.fromEntries(names.split(" ").map((name) => [name, value])));
  for (const endpoint of endpoints) {
    const { status, message } = await send(endpoint, body);
    expect([endpoint, status, status < 500]).toEqual([endpoint, status, true]);
    if (status >= 400) expect([endpoint, message]).toEqual([endpoint, expect.stringMatching(/^\S[^\n]*$/)]);
  }
  expect(logged).toEqual([]);
});

const moments: [string, unknown, RegExp][] = [
  ["that no calendar has", 8_640_000_000_000_001, /must lie before the year 2100/],
  ["in the year 12000", Date.UTC(12_000, 0, 1), /must lie before the year 2100/],
  ["before 1970", -1, /must be milliseconds since 1970/],
  ["between two milliseconds", Date.now() + 3_600_000.5, /must be whole milliseconds/],
];

test.each(moments)("nothing is scheduled or previewed at a moment %s", async (_, moment, sentence) => {
  const before = await listStored();
  const responses = [
    await send("PUT /content/core/documents/:id/schedule", JSON.stringify({ at: moment, action: "unpublish" })),
    await send("POST /content/core/releases", JSON.stringify({ label: "Late", scheduledAt: moment })),
    await send("PATCH /content/core/releases/:id", JSON.stringify({ scheduledAt: moment })),
    await send("POST /content/core/previews", JSON.stringify({ at: moment })),
  ];
  const refusal = { status: 400, message: expect.stringMatching(sentence) };
  expect(responses).toEqual([refusal, refusal, refusal, refusal]);
  expect(await listStored()).toEqual(before);
});

test("an address with a NUL character is rejected", async () => {
  const refusal = { status: 400, message: expect.stringMatching(/NUL/) };
  expect(await send("DELETE /content/core/presence?document=a%00b", "{}")).toEqual(refusal);
  expect(await send("GET /content/core/documents/a%00b/comments", "")).toEqual(refusal);
});

test("whatever was sent, the next start reads everything", async () => {
  await content.restart();
  expect(logged).toEqual([]);
});
