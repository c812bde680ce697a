/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { mount } from "#kit/mount.ts";
import { createContentService } from "./createContentService.server.ts";
import { fillContent } from "./testing/fillContent.ts";
import { makeEditorClient } from "./testing/makeEditorClient.ts";
import { serveContent, testSecrets } from "./testing/serveContent.ts";
import { startContent } from "./testing/startContent.ts";
import type { TestContent } from "./testing/startContent.ts";

let content: TestContent;
let whole: Map<string, Buffer>;
let dataDir: string;
let logged: string[];
let running: Awaited<ReturnType<typeof serveContent>> | undefined;

/** Starts the service over the data folder, after stopping the one before. */
async function restart(): Promise<string> {
  await running?.close();
  running = undefined;
  running = await serveContent(folders());
  return running.origin;
}

const folders = () => ({
  contentDir: content.folder,
  modelsDir: join(content.folder, "types"),
  slicesDir: join(content.folder, "slices"),
  dataDir,
});

/** Files of a folder by path. */
function readFiles(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]));
}

function writeFiles(files: Map<string, Buffer>): void {
  for (const [path, body] of files) {
    mkdirSync(dirname(join(dataDir, path)), { recursive: true });
    writeFileSync(join(dataDir, path), body);
  }
}

/** A publication that a kill interrupted. */
function makeJournal(): Buffer {
  const stamp = "2026-01-01T00:00:00+0000";
  const head = { id: "half", type: "article", uid: "half", lang: "en-us", group: "half", tags: [] };
  const body = { ...head, first_publication_date: stamp, last_publication_date: stamp, data: { name: "half" } };
  return Buffer.from(JSON.stringify({ at: 1, writes: [{ id: "half", body }], drafts: [] }));
}

beforeAll(async () => {
  content = await startContent([{ id: "one" }, { id: "two" }]);
  await fillContent(content.origin);
  await content.restart();
  whole = readFiles(content.dataDir);
  whole.set("publication.json", makeJournal());
});
afterAll(() => content.close());

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "damaged-"));
  logged = [];
  jest.spyOn(process.stderr, "write").mockImplementation((line) => logged.push(String(line)) > 0);
});
afterEach(async () => {
  await running?.close();
  running = undefined;
  jest.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
});

/** Every kind of stored file, by the pattern of its path; another one must be added to `fillContent`. */
const kinds: Record<string, RegExp> = {
  "the audit log": /^audit\.jsonl$/,
  "a file's metadata": /^assets\//,
  "the tags of files": /^asset-tags\.json$/,
  "the comments of a document": /^comments\//,
  "a published document": /^documents\//,
  "a draft": /^drafts\/documents\//,
  "a release's draft": /^drafts\/(?!documents)/,
  "an earlier version": /^history\/[\w-]+\/\d+\.json$/,
  "an overwritten draft": /^history\/[\w-]+\/drafts\//,
  "the people": /^people\.json$/,
  previews: /^previews\.json$/,
  "the words of a project file": /^project-files\//,
  "an interrupted publication": /^publication\.json$/,
  releases: /^releases\.json$/,
  replacements: /^replacements\.json$/,
  requests: /^requests\.json$/,
  schedules: /^schedules\.json$/,
  sessions: /^sessions\.json$/,
  "the marks of a translation": /^translations\//,
  "the log of versions": /^versions\//,
  webhooks: /^webhooks\.json$/,
};

const damages: Record<string, (body: Buffer) => Buffer> = {
  "half of it": (body) => body.subarray(0, body.length >> 1),
  "nothing in it": () => Buffer.alloc(0),
  "NUL bytes": (body) => Buffer.alloc(body.length),
  "bytes that are no UTF-8": () => Buffer.from([0x22, 0xff, 0xfe, 0x22]),
  "another shape": () => Buffer.from('{"waiting":{"a":[null]},"results":7,"document":{"uid":"About Us"}}'),
  "a list of other things": () => Buffer.from('[null,7,{"id":{}},{"uid":"../x"}]'),
  "a value nested without end": () => Buffer.from(`${"[".repeat(100_000)}${"]".repeat(100_000)}`),
};

// Earlier versions and comments are read at requests.
async function readEverything(origin: string) {
  const call = makeEditorClient(origin);
  const paths = [
    ...["documents/one", "documents/one/versions?drafts=true", "documents/one/comments", "documents/deleted"],
    ...["releases", "schedules", "requests", "replacements", "previews", "webhooks", "events", "assets", "people"],
  ];
  for (const path of paths) expect([path, (await call("GET", `core/${path}`)).status]).toEqual([path, 200]);
  for (const id of new Set([...whole.keys()].flatMap((path) => /^history\/([\w-]+)/.exec(path)?.[1] ?? []))) {
    const { body } = await call("GET", `core/documents/${id}/versions?drafts=true`);
    for (const { version } of toRows(body.results))
      expect([200, 404]).toContain((await call("GET", `core/documents/${id}/versions/${version}`)).status);
  }
  expect((await fetch(`${origin}/content/api/v2`)).status).toBe(200);
  const { body } = await call("GET", "core/checks/site");
  return toRows(body.unreadable);
}

const toRows = (value: unknown) => (Array.isArray(value) ? value : []);

test("every stored file is of a kind that is damaged below", () => {
  const stored = [...whole.keys()].filter((path) => !/^(last-good|images)\//.test(path));
  expect(stored.filter((path) => !Object.values(kinds).some((kind) => kind.test(path)))).toEqual([]);
});

test.each(Object.entries(damages))(
  "stored files with %s are kept and named, and the rest starts",
  async (_, change) => {
    const files = Object.values(kinds).map((kind) => [...whole.keys()].find((path) => kind.test(path)) ?? "");
    const damaged = new Map(files.map((file) => [file, change(whole.get(file) ?? Buffer.alloc(0))]));
    writeFiles(new Map([...whole, ...damaged]));
    const unreadable = await readEverything(await restart());
    // An empty log has no damaged line.
    const expected = files.filter((file) => file !== "audit.jsonl" || damaged.get(file)?.length !== 0);
    const names = unreadable.map(({ file }) => String(file).replace(/^.*\/damaged-\w+\//, ""));
    expect(names.sort()).toEqual(expected.sort());
    for (const file of expected) {
      const lines = logged.filter((line) => line.includes(`${file}"`) && /set aside"|has a problem/.test(line));
      expect([file, lines.length]).toEqual([file, 1]);
      const { kept } = unreadable.find((one) => String(one.file).endsWith(file));
      const bytes = readFileSync(join(dataDir, kept ?? file));
      expect([file, damaged.get(file)?.equals(bytes)]).toEqual([file, true]);
    }
    expect(await readEverything(await restart())).toEqual(unreadable);
  },
);

test("of a damaged list the entries that can be read stay", async () => {
  const people: unknown = JSON.parse(String(whole.get("people.json")));
  const mixed = [...toRows(people), { id: "x", name: "Broken" }];
  writeFiles(new Map([...whole, ["people.json", Buffer.from(JSON.stringify(mixed))]]));
  const { body } = await makeEditorClient(await restart())("GET", "core/people");
  expect(toRows(body.results).map(({ name }) => name)).toEqual(toRows(people).map(({ name }) => name));
  expect(JSON.parse(readFileSync(join(dataDir, "people.json"), "utf8"))).toEqual(people);
});

test("/ready and /health name what is set aside, and answer 200", async () => {
  writeFiles(new Map([["people.json", Buffer.from("[")]]));
  const service = await createContentService({
    ...folders(),
    repositoryName: "test",
    secrets: testSecrets,
    webhooks: [],
    apiUrl: "http://127.0.0.1",
    siteUrl: "http://localhost",
  });
  for (const path of ["/ready", "/health"]) {
    const response = await mount([service]).request(path);
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({ unreadable: ["people.json"] }),
    ]);
  }
  await service.close();
});

test("folders replaced by files are set aside, and files replaced by folders", async () => {
  for (const path of ["people.json/x", "audit.jsonl/x", "drafts", "history", "documents"])
    writeFiles(new Map([[path, Buffer.from("x")]]));
  const found = await readEverything(await restart());
  expect(found.map(({ file }) => file).sort()).toEqual([
    "audit.jsonl",
    "documents",
    "drafts",
    "history",
    "people.json",
  ]);
});
