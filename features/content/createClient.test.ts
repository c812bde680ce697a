/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startRepository } from "./testing/startRepository";
import type { TestRepository } from "./testing/startRepository";

import type * as Client from "./createClient";

// The repository runs in a child process.
jest.setTimeout(60_000);

const starter = "tools/generate/new/templates/site";
const folder = mkdtempSync(join(tmpdir(), "client-"));
let repository: TestRepository;
let createClient: typeof Client.createClient;

/** A new site's documents, and as many more. */
function writeContent(count: number): void {
  cpSync(starter, folder, { recursive: true });
  const pages = join(folder, "documents", "en-us", "page");
  const about = JSON.parse(readFileSync(join(pages, "about.json"), "utf8"));
  for (let index = 0; index < count; index += 1) {
    const own = { id: `note-${index}`, uid: `note-${index}`, group: `note-${index}` };
    writeFileSync(join(pages, `note-${index}.json`), JSON.stringify({ ...about, ...own }));
  }
}

beforeAll(async () => {
  writeContent(250);
  repository = await startRepository(folder);
  process.env.PRISMIC_API_URL = repository.endpoint;
  ({ createClient } = await import("./createClient"));
});
afterAll(async () => {
  await repository.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  repository.requests.splice(0);
  repository.intercept();
});
afterEach(() => jest.restoreAllMocks());

const listRequests = (path: string) =>
  repository.requests.filter(
    ({ url }) => url.pathname.endsWith(path) && !url.searchParams.getAll("q").some(isSettings),
  );
// Answers that name the company are filled from the settings, which is one request more.
const isSettings = (query: string) => query.includes('"settings"');
const listStatuses = () => listRequests("/search").map(({ status }) => status);
const respond =
  (status: number, body: object, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  };

test("a listing of 250 documents costs the repository three requests of at most 100, half a second apart", async () => {
  const documents = await createClient().dangerouslyGetAll({ lang: "*", fetch: [], limit: 250 });
  expect(documents).toHaveLength(250);
  const requests = listRequests("/search");
  expect(requests.map(({ url }) => url.searchParams.get("pageSize"))).toEqual(["100", "100", "100"]);
  expect(requests.map(({ url }) => url.searchParams.get("page"))).toEqual([null, "2", "3"]);
  const [first = 0, second = 0, third = 0] = requests.map(({ at }) => at);
  expect(second - first).toBeGreaterThanOrEqual(495);
  expect(third - second).toBeGreaterThanOrEqual(495);
});

test("a publication is visible after at most five seconds, and queries until then use the same ref", async () => {
  let now = Date.now();
  jest.spyOn(Date, "now").mockImplementation(() => now);
  const client = createClient();
  await client.get({ pageSize: 1 });
  now += 4_999;
  await client.get({ pageSize: 1 });
  expect(listRequests("/api/v2")).toHaveLength(1);
  now += 2;
  await client.get({ pageSize: 1 });
  expect(listRequests("/api/v2")).toHaveLength(2);
});

test("a page read at a dropped ref shows the latest content, and that is logged once", async () => {
  const warned = jest.spyOn(console, "warn").mockReturnValue();
  const { results } = await createClient({ ref: "no-such-ref" }).get({ pageSize: 1 });
  expect(results).toHaveLength(1);
  expect(listStatuses()).toEqual([404, 200]);
  expect(warned).toHaveBeenCalledTimes(1);
});

test("a page fails after three requests when every newer ref has expired too, instead of loading without end", async () => {
  jest.spyOn(console, "warn").mockReturnValue();
  const expired = respond(410, { type: "api_validation_error", message: "The ref expired. Master ref is: another" });
  repository.intercept(expired, expired, expired, expired);
  await expect(createClient().get({ pageSize: 1 })).rejects.toThrow("expired");
  expect(listRequests("/search")).toHaveLength(3);
});

test("a page loads after two 429 responses, with their delays", async () => {
  repository.intercept(respond(429, {}), respond(429, {}, { "retry-after": "0.2" }));
  const { results } = await createClient().get({ pageSize: 1 });
  expect(results).toHaveLength(1);
  expect(listStatuses()).toEqual([429, 429, 200]);
  const [first = 0, second = 0, third = 0] = listRequests("/search").map(({ at }) => at);
  expect(second - first).toBeGreaterThanOrEqual(1_495);
  expect(third - second).toBeGreaterThanOrEqual(195);
  expect(third - second).toBeLessThan(1_495);
});

test("a repository that answers 429 three times counts as down, and gets no fourth request", async () => {
  const busy = respond(429, {}, { "retry-after": "0" });
  repository.intercept(busy, busy, busy);
  await expect(createClient().get({ pageSize: 1 })).rejects.toThrow();
  expect(listRequests("/search")).toHaveLength(3);
});

test("documents contain the company's name from the settings of the same ref, with at most one more request", async () => {
  const client = createClient();
  const { data } = await client.getByUID("page", "about", { lang: "en-us" });
  await client.getByUID("page", "about", { lang: "zh-cn" });
  expect(JSON.stringify(data)).not.toMatch(/\{\{\w/);
  const { data: settings } = await client.getSingle("settings", { lang: "en-us" });
  expect(JSON.stringify(data)).toContain(settings.site_name);
  const ref = await client.getMasterRef();
  const requests = repository.requests.filter(
    ({ url: { searchParams } }) => searchParams.get("lang") === "*" && isSettings(searchParams.get("q") ?? ""),
  );
  expect(requests.map(({ url }) => url.searchParams.get("ref"))).toEqual([ref.ref]);
});
