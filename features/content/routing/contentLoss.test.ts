/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { listed } from "@/features/content/testing/listed";
import { json, startBackEnd } from "@/features/shared/testing/startBackEnd";
import type { BackEnd } from "@/features/shared/testing/startBackEnd";

import type * as Store from "./siteIndexStore";
import type * as Loss from "./contentLoss";

const folder = mkdtempSync(join(tmpdir(), "loss-"));
let repository: BackEnd;
let ref = 0;
let errors: jest.SpyInstance;

/** Publishes a state: so many documents, newer than all before, under a new ref. */
function offer(count: number, total = count): void {
  ref += 1;
  const name = `ref-${ref}`;
  const day = new Date(Date.UTC(2026, 0, ref)).toISOString().slice(0, 19);
  const documents = Array.from({ length: count }, (_, index) => ({ id: `page-${index}` }));
  const results = listed(...documents).map((one) => ({ ...one, last_publication_date: `${day}+0000` }));
  repository.respondWith((request, response) => {
    if (!request.url?.includes("/search")) {
      return json({ refs: [{ id: "master", ref: name, label: "Master", isMasterRef: true }] })(request, response);
    }
    const isSmall = request.url.includes("pageSize=1&");
    return json({ results: isSmall ? [] : results, total_results_size: total, total_pages: 1, next_page: null })(
      request,
      response,
    );
  });
}

/** Fresh module instances, as in another process. */
async function start(): Promise<typeof Store & typeof Loss> {
  jest.resetModules();
  globalThis.halyardSiteIndex = undefined;
  globalThis.halyardContentLoss = undefined;
  return { ...(await import("./siteIndexStore")), ...(await import("./contentLoss")) };
}

beforeAll(async () => {
  repository = await startBackEnd();
  process.env.PRISMIC_API_URL = `${repository.url}/api/v2`;
  process.env.PRISMIC_POLL_SECONDS = "3600";
  process.env.PRISMIC_PAGE_PAUSE_MS = "0";
});
afterAll(async () => {
  await repository.close();
  await isSaved();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  errors = jest.spyOn(console, "error").mockImplementation();
  jest.spyOn(console, "warn").mockImplementation();
  process.env.NEXT_DIST_DIR = mkdtempSync(join(folder, "build-"));
});
afterEach(() => jest.restoreAllMocks());

/** Waits until the index file is written, which the site itself does not. */
const isSaved = () =>
  waitFor(
    async () => existsSync(join(process.env.NEXT_DIST_DIR ?? "", "cache/addresses.json")),
    (isThere) => isThere,
  );

test.each([0, 5, 11])("a sudden drop from 24 documents to %d is held back and logged once", async (count) => {
  const { getSiteIndex, refreshSiteIndex, isContentLost } = await start();
  offer(24);
  const before = await getSiteIndex();
  offer(count);
  expect(await refreshSiteIndex()).toBe(before);
  const countBefore = repository.requests.length;
  expect(await refreshSiteIndex()).toBe(before);
  // The held-back state is not read repeatedly.
  expect(repository.requests.length - countBefore).toBe(1);
  offer(count);
  expect(await refreshSiteIndex()).toBe(before);
  expect(isContentLost()).toBe(true);
  expect(errors.mock.calls.flat()).toEqual([expect.stringContaining(`answers with ${count} of 24 documents`)]);
});

test("the loss of half of the documents is an ordinary publication", async () => {
  const { getSiteIndex, refreshSiteIndex } = await start();
  offer(24);
  await getSiteIndex();
  offer(12);
  await refreshSiteIndex();
  expect((await waitFor(getSiteIndex, ({ isComplete }) => isComplete)).entries).toHaveLength(12);
  expect(errors).not.toHaveBeenCalled();
});

test("the last good index survives a restart, and is replaced when the documents are back", async () => {
  offer(24);
  await (await start()).getSiteIndex();
  await isSaved();
  offer(0);
  const { getSiteIndex, refreshSiteIndex, isContentLost } = await start();
  await getSiteIndex();
  expect([(await getSiteIndex()).entries.length, isContentLost()]).toEqual([24, true]);
  offer(25);
  expect([(await refreshSiteIndex()).entries.length, isContentLost()]).toEqual([25, false]);
});

test("a publisher can confirm a loss of content by naming the documents or explicitly", async () => {
  const { getSiteIndex, refreshSiteIndex, acceptLoss: believeLoss, explainsLoss } = await start();
  offer(24);
  const before = await getSiteIndex();
  offer(2);
  await refreshSiteIndex();
  const ids = [...before.dates.keys()];
  expect([explainsLoss(ids.slice(0, 3), before), explainsLoss(ids.slice(0, 22), before)]).toEqual([false, true]);
  expect(
    explainsLoss(
      Array.from({ length: 30 }, (_, index) => `made-up-${index}`),
      before,
    ),
  ).toBe(false);
  believeLoss();
  await refreshSiteIndex();
  expect((await waitFor(getSiteIndex, ({ isComplete }) => isComplete)).entries).toHaveLength(2);
});

test("after the configured time the loss is accepted and logged", async () => {
  process.env.PRISMIC_LOSS_MINUTES = "30";
  const { getSiteIndex, refreshSiteIndex } = await start();
  offer(24);
  const before = await getSiteIndex();
  offer(1);
  expect(await refreshSiteIndex()).toBe(before);
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 31 * 60_000);
  await refreshSiteIndex();
  expect((await waitFor(getSiteIndex, ({ isComplete }) => isComplete)).entries).toHaveLength(1);
  expect(errors.mock.calls.flat()[1]).toContain("from now on the site shows that state");
});

test("a listing with far fewer documents than its total is a failure, not a small site", async () => {
  const { getSiteIndex } = await start();
  offer(3, 24);
  await expect(getSiteIndex()).rejects.toThrow("listed 3 of 24 documents");
  offer(24);
  expect((await getSiteIndex()).entries).toHaveLength(24);
});

async function waitFor<T>(make: () => Promise<T>, isDone: (result: T) => boolean | Promise<boolean>): Promise<T> {
  for (;;) {
    const result = await make();
    if (await isDone(result)) return result;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
