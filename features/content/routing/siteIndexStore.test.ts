/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startRepository } from "@/features/content/testing/startRepository";
import type { TestRepository } from "@/features/content/testing/startRepository";

import type * as Unindexed from "./findUnindexed";
import type * as Store from "./siteIndexStore";

// A repository starts in a process of its own.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), "site-index-"));
const pages = join(folder, "documents/en-us/page");
const revalidations: string[] = [];
const site = createServer((request, response) => {
  revalidations.push(request.url ?? "");
  response.end("{}");
});
let repository: TestRepository;

function write(uid: string, over: { data?: object } = {}): void {
  const stamp = `${new Date().toISOString().slice(0, 19)}+0000`;
  const document = {
    id: `page-${uid.replace(/^moved-/, "")}`,
    type: "page",
    uid,
    lang: "en-us",
    group: `page-${uid}`,
    tags: [],
    first_publication_date: stamp,
    last_publication_date: stamp,
    data: { title: uid, slices: [], ...over.data },
  };
  writeFileSync(join(pages, `${uid.replace(/^moved-/, "")}.json`), JSON.stringify(document));
}
const writeMany = (name: string, count: number) => {
  for (let index = 0; index < count; index += 1) write(`${name}-${index}`);
};

/** Fresh module instances, as in another process. */
async function startFresh(): Promise<typeof Store & typeof Unindexed> {
  jest.resetModules();
  globalThis.halyardSiteIndex = undefined;
  return { ...(await import("./siteIndexStore")), ...(await import("./findUnindexed")) };
}

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const listed = () =>
  repository.requests
    .filter(({ url }) => url.searchParams.get("pageSize") === "100" && !url.searchParams.has("q"))
    .map(({ url }) => url.searchParams.get("page"));
const getStatus = async (uid: string) => {
  const { refs } = await (await fetch(repository.endpoint)).json();
  const query = `ref=${refs[0].ref}&q=[[at(my.page.uid,"${uid}")]]`;
  return (await (await fetch(`${repository.endpoint}/documents/search?${query}`)).json()).results?.length;
};
const isPublished = (uid: string) => until(async () => (await getStatus(uid)) === 1);

beforeAll(async () => {
  mkdirSync(pages, { recursive: true });
  writeMany("old", 230);
  write("below", { data: { parent: { link_type: "Document", id: "page-old-1" } } });
  repository = await startRepository(folder);
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const address = site.address();
  process.env.PORT = String(typeof address === "object" && address ? address.port : 0);
  process.env.PRISMIC_API_URL = repository.endpoint;
  process.env.PRISMIC_POLL_SECONDS = "3600";
  process.env.PRISMIC_PAGE_PAUSE_MS = "200";
});
afterAll(async () => {
  await repository.close();
  site.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  repository.requests.splice(0);
  repository.intercept();
  // Each test has its own cache folder.
  process.env.NEXT_DIST_DIR = mkdtempSync(join(folder, "build-"));
});

test("only a failed page of the listing is requested again", async () => {
  const { getSiteIndex } = await startFresh();
  repository.intercept(
    (_, response) => response.writeHead(500).end(),
    (_, response) => response.writeHead(503).end(),
  );
  const siteIndex = await getSiteIndex();
  expect([siteIndex.entries.length, siteIndex.isComplete]).toEqual([231, true]);
  expect(listed()).toEqual(["1", "1", "1", "2", "3"]);
});

test("a failed reading resumes where it stopped", async () => {
  const { refreshSiteIndex } = await startFresh();
  const broken = jest.fn((_: unknown, response: { writeHead(status: number): { end(): void } }) =>
    response.writeHead(500).end(),
  );
  const first = refreshSiteIndex();
  await until(() => listed().length === 1);
  repository.intercept(broken, broken, broken);
  await expect(first).rejects.toThrow();
  expect((await refreshSiteIndex()).entries).toHaveLength(231);
  expect(listed()).toEqual(["1", "2", "2", "2", "2", "3"]);
});

test("while hundreds of pages are added, known pages stay, a requested one is found at once, and finally all are known", async () => {
  const { getSiteIndex, refreshSiteIndex, findUnindexed, takeChanges } = await startFresh();
  await getSiteIndex();
  takeChanges();
  revalidations.splice(0);
  writeMany("new", 250);
  await isPublished("new-249");
  const between = await refreshSiteIndex();
  expect([between.isComplete, between.entries.some(({ path }) => path === "/old-7/")]).toEqual([false, true]);
  const paths = new Set(between.entries.map(({ path }) => path));
  const unknown = Array.from({ length: 250 }, (_, index) => `/new-${index}/`).find((path) => !paths.has(path)) ?? "";
  expect(await findUnindexed(unknown)).toMatchObject({ path: unknown });
  expect(await findUnindexed("/never-written/")).toBeUndefined();
  const before = repository.requests.length;
  expect(await findUnindexed("/never-written/")).toBeUndefined();
  expect(repository.requests).toHaveLength(before);
  for (let poll = 0; poll < 3; poll += 1) await refreshSiteIndex();
  await until(async () => (await getSiteIndex()).isComplete);
  expect((await getSiteIndex()).entries).toHaveLength(481);
  await until(() => revalidations.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(revalidations).toHaveLength(1);
  // Earlier publications are not read again.
  expect(listed()).toEqual(["1", "2", "3"]);
});

test("a removed page is missing, while all others stay", async () => {
  const { getSiteIndex, refreshSiteIndex } = await startFresh();
  await getSiteIndex();
  rmSync(join(pages, "new-3.json"));
  await until(async () => (await getStatus("new-3")) === 0);
  expect((await refreshSiteIndex()).entries.length).toBeGreaterThan(470);
  await until(async () => (await getSiteIndex()).isComplete);
  expect((await getSiteIndex()).entries.map(({ path }) => path)).not.toContain("/new-3/");
});

test("a moved page moves its descendants", async () => {
  const { getSiteIndex, refreshSiteIndex } = await startFresh();
  expect((await getSiteIndex()).entries.map(({ path }) => path)).toContain("/old-1/below/");
  write("moved-old-1");
  await isPublished("moved-old-1");
  const paths = (await refreshSiteIndex()).entries.map(({ path }) => path);
  expect(paths).toContain("/moved-old-1/below/");
  expect(paths).not.toContain("/old-1/below/");
});

test("renaming the company in the settings renames it in every title, and every page is rendered again", async () => {
  const settings = join(folder, "documents/en-us/settings");
  mkdirSync(settings, { recursive: true });
  const rename = (name: string) => {
    const stamp = `${new Date().toISOString().slice(0, 19)}+0000`;
    const head = { id: "settings-en-us", type: "settings", uid: null, lang: "en-us", group: "settings", tags: [] };
    const dates = { first_publication_date: stamp, last_publication_date: stamp };
    writeFileSync(join(settings, "settings.json"), JSON.stringify({ ...head, ...dates, data: { site_name: name } }));
  };
  rename("Acme");
  write("about-us", { data: { title: "About {{brand}}" } });
  await isPublished("about-us");
  const { getSiteIndex, refreshSiteIndex } = await startFresh();
  const getTitle = async () => (await getSiteIndex()).entries.find(({ uid }) => uid === "about-us")?.title;
  await until(async () => (await getTitle()) === "About Acme");
  // Publication dates have whole seconds.
  const [second] = [new Date().getSeconds()];
  await until(() => new Date().getSeconds() !== second);
  rename("Bolt");
  await until(async () => {
    await refreshSiteIndex();
    return (await getTitle()) === "About Bolt";
  });
});

test("a restarted site uses the site index that the last process cached", async () => {
  const before = await (await startFresh()).getSiteIndex();
  const { getSiteIndex } = await startFresh();
  await until(async () => {
    repository.requests.splice(0);
    globalThis.halyardSiteIndex = undefined;
    return (await (await startFresh()).getSiteIndex()) !== before && listed().length === 0;
  });
  expect(await getSiteIndex()).toEqual(before);
});
