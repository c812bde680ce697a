/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { createTemporaryDatabase } from "#db/testing/template.ts";
import type { Database } from "#db/index.ts";
import { makeEditorClient } from "#cms/testing/makeEditorClient.ts";
import { makeStudioClient } from "#cms/testing/makeStudioClient.ts";
import { signIn } from "#cms/testing/signIn.ts";
import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { importDataFolder } from "./importDataFolder.server.ts";

// Written by the version that stored everything as files: see the names of its documents below.
const former: Record<string, string> = JSON.parse(readFileSync(join(__dirname, "formerDataFolder.json"), "utf8"));
const seed = [{ id: "one" }, { id: "two" }, { id: "three" }, { id: "one-cn", lang: "zh-cn", group: "one" }];

let content: TestContent | undefined;
afterEach(async () => {
  jest.restoreAllMocks();
  await content?.close();
  content = undefined;
});

/** A service over the former data folder, with some files replaced or added. */
async function start(more: Record<string, string | Uint8Array> = {}): Promise<TestContent> {
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const documents = seed.map((document) => ({ ...document, data: { name: document.id } }));
  const first = await startContent(documents, {}, { ...former, ...more });
  content = first;
  return first;
}

test("a data folder of the version before the database is imported whole, and kept aside", async () => {
  const { origin, endpoint, dataDir } = await start();
  const published = await testClient(endpoint).get({ lang: "*" });
  const names = Object.fromEntries(published.results.map(({ id, data }) => [id, data.name]));
  expect(names).toEqual({ one: "one, second", two: "two", "one-cn": "one-cn" });
  const owner = makeStudioClient(origin, await signIn(origin));
  const get = async (path: string) => (await owner("GET", path)).body;
  expect(await get("documents/one")).toMatchObject({
    data: { name: "one, draft by Pat" },
    saved_by: { name: "Pat" },
    places: ["documents"],
  });
  const { results: versions } = await get("documents/one/versions?drafts=true");
  expect(versions).toMatchObject([
    { version: "draft", by: { name: "Pat" } },
    { version: "published", by: { name: "Pat" } },
    { kind: "draft", by: { name: "Ada" } },
    { kind: "publication", by: { name: "Pat" } },
    // The file of the seed.
    { kind: "publication", by: null },
  ]);
  expect((await get("documents/one/comments")).results).toMatchObject([{ text: "Shorter?", by: { name: "Ada" } }]);
  expect((await get("requests")).results).toMatchObject([{ note: "Please" }]);
  const { results: releases } = await get("releases");
  expect(releases).toMatchObject([{ label: "Spring", documents: 1 }]);
  expect((await get("schedules")).results).toMatchObject([{ document: "one", by: { name: "Pat" } }]);
  expect((await get("documents/one-cn/translation")).source).toBe("one");
  expect((await get("replacements")).results).toMatchObject([{ text: "made", replacement: "built" }]);
  expect((await get("webhooks")).results).toMatchObject([{ url: "http://127.0.0.1:9/hook" }]);
  expect((await get("assets")).results).toContainEqual(expect.objectContaining({ filename: "mark.svg", width: 10 }));
  const models = await makeEditorClient(origin)("GET", "core/models");
  expect(JSON.stringify(models.body)).toContain('"note"');
  const { results: events } = await get("audit");
  expect(JSON.stringify(events)).toContain("unpublished");
  expect(existsSync(join(dataDir, "people.json"))).toBe(false);
  expect(JSON.parse(readFileSync(join(dataDir, "imported/people.json"), "utf8"))).toHaveLength(3);
});

test("a publication that was interrupted before the import is completed by it, once", async () => {
  const draft = JSON.parse(former["drafts/documents/one.json"] ?? "");
  const journal = {
    at: 1_900_000_000_000,
    by: { id: "p", name: "Pat" },
    writes: [
      { id: "one", body: { ...draft.document, data: { name: "interrupted" } } },
      { id: "two", body: { id: "two", removed: true } },
    ],
    drafts: [{ place: "documents", id: "one", mark: "m" }],
    events: [],
  };
  const { origin, endpoint } = await start({ "publication.json": JSON.stringify(journal) });
  const { results } = await testClient(endpoint).get();
  expect(results.map(({ data }) => data.name)).toEqual(["interrupted"]);
  const call = makeEditorClient(origin);
  expect((await call("GET", "core/documents/one")).body.places).toEqual([]);
  const { body } = await call("GET", "core/documents/one/versions");
  expect(body.results).toHaveLength(3);
});

test("a damaged file of the folder is named and left out, everything else is imported", async () => {
  const stderr = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const { origin } = await start({ "requests.json": "[{", "drafts/documents/one.json": "\0" });
  expect((await makeEditorClient(origin)("GET", "core/requests")).body.results).toEqual([]);
  expect((await makeEditorClient(origin)("GET", "core/releases")).body.results).toHaveLength(1);
  const logged = stderr.mock.calls.map(([line]) => String(line)).join("");
  expect(logged).toContain("requests.json");
  expect(logged).toContain("drafts/documents/one.json");
});

const damages: [string, (text: string) => string | Uint8Array][] = [
  ["half of it", (text) => text.slice(0, text.length >> 1)],
  ["nothing in it", () => ""],
  ["NUL bytes", (text) => "\0".repeat(text.length)],
  ["bytes that are no UTF-8", () => new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ["another shape", () => '"text"'],
  ["nesting without end", () => `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
];

test.each(damages)("every file with %s is kept and named, and the rest starts", async (_, change) => {
  const stderr = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const damaged = Object.fromEntries(Object.entries(former).map(([path, text]) => [path, change(text)]));
  const { origin, dataDir, restart } = await start(damaged);
  // An empty log has no damaged line.
  const paths = Object.keys(former).filter((path) => path !== "audit.jsonl" || damaged[path] !== "");
  const readNames = async (from: string) => {
    const { body } = await makeEditorClient(from)("GET", "core/checks/site");
    return (Array.isArray(body.unreadable) ? body.unreadable : []).map(({ file }) => String(file)).sort();
  };
  const names = paths.map((path) => `file imported/unreadable/${path}`).sort();
  expect(await readNames(origin)).toEqual(names);
  for (const path of paths) {
    const bytes = readFileSync(join(dataDir, "imported/unreadable", path));
    expect([path, bytes.equals(Buffer.from(damaged[path] ?? ""))]).toEqual([path, true]);
    const lines = stderr.mock.calls.filter(([line]) => String(line).includes(`unreadable/${path}"`));
    expect([path, lines.length]).toEqual([path, 1]);
  }
  expect((await makeEditorClient(origin)("PUT", "core/documents/two", { data: { name: "goes on" } })).status).toBe(200);
  const again = await restart();
  expect(await readNames(again.origin)).toEqual(names);
});

describe("the import", () => {
  let database: Database;
  const folder = mkdtempSync(join(tmpdir(), "former-"));
  beforeAll(async () => {
    database = await createTemporaryDatabase();
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  test("a second start imports nothing again, also files that were put back", async () => {
    jest.spyOn(process.stdout, "write").mockReturnValue(true);
    const put = () => {
      for (const [path, text] of Object.entries(former)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
    };
    const count = async () => (await database.db.selectFrom("content_events").select("id").execute()).length;
    put();
    await importDataFolder(database, folder);
    const before = await count();
    expect(before).toBeGreaterThan(5);
    put();
    await importDataFolder(database, folder);
    expect(await count()).toBe(before);
  });
});
