/** @jest-environment node */

import { listenFor } from "#cms/testing/listenFor.ts";
import { failWrites } from "#cms/testing/failWrites.ts";
import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { article, makeEditorClient } from "#cms/testing/makeEditorClient.ts";

import { Scheduler } from "./Scheduler.server.ts";

let content: TestContent;
let call: ReturnType<typeof makeEditorClient>;
let received: string[];

beforeEach(async () => {
  received = [];
  jest.spyOn(process.stderr, "write").mockImplementation((line) => received.push(String(line)) > 0);
  content = await startContent([{ id: "seeded" }]);
  call = makeEditorClient(content.origin);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await content.close();
});

/** A release due soon that cannot be published, because the uid of one of its documents has been taken. */
async function makeBadRelease() {
  const scheduledAt = Date.now() + 1_500;
  const { body } = await call("POST", "core/releases", { label: "Tonight", scheduledAt });
  await call("POST", "core/documents", { ...article("twin"), release_id: body.id });
  const { body: other } = await call("POST", "core/documents", article("twin"));
  await call("PATCH", `core/documents/${other.id}/draft`, { status: "published" });
  return { id: String(body.id), scheduledAt, other: String(other.id) };
}

const wait = () => new Promise((resolve) => setTimeout(resolve, 100));
const failures = async () =>
  received.filter((line) => /could not be (published|changed) by schedule/.test(line)).length;
const uids = async () => (await testClient(content.endpoint).get()).results.map(({ uid }) => uid);

test("a scheduled release that fails to publish is retried until its problem is fixed", async () => {
  const { id, scheduledAt, other } = await makeBadRelease();
  await listenFor(failures, (count) => count === 1);
  await wait();
  expect((await call("GET", `core/releases/${id}`)).body.scheduledAt).toBe(scheduledAt);
  await call("DELETE", `core/documents/${other}`);
  expect(await uids()).toEqual(["seeded"]);
  // Advance the clock as well.
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 31_000);
  const now = performance.now.bind(performance);
  jest.spyOn(performance, "now").mockImplementation(() => now() + 31_000);
  // The scheduler reads the clock when a release is created.
  await call("POST", "core/releases", { label: "Other" });
  await listenFor(uids, (all) => all.includes("twin"));
  expect(await failures()).toBe(1);
});

test("a scheduled release that fails on a full disk is retried, and other work continues", async () => {
  const { id } = await makeBadRelease();
  const repair = await failWrites(content.database, "cms_releases");
  await listenFor(failures, (count) => count === 1);
  await wait();
  expect((await call("GET", `core/releases/${id}`)).status).toBe(200);
  expect((await call("PUT", "core/documents/seeded", { data: { name: "goes on" } })).status).toBe(200);
  expect(await failures()).toBe(1);
  await repair();
});

test("a schedule that fell due while the disk was full is carried out within seconds after it has space again", async () => {
  const { body } = await call("POST", "core/documents", article("evening"));
  const at = Date.now() + 500;
  await call("PUT", `core/documents/${body.id}/schedule`, { action: "publish", at });
  const repair = await failWrites(content.database, "cms_schedules");
  await listenFor(failures, (count) => count === 1);
  await repair();
  await listenFor(uids, (all) => all.includes("evening"));
});

test("what keeps failing for one reason is retried and logged once, and again for another reason", async () => {
  const reasons = ["taken", "taken", "taken", "gone", "gone"];
  const enough = Promise.withResolvers<true>();
  let runs = 0;
  const run = async () => {
    if (runs === reasons.length) enough.resolve(true);
    runs += 1;
    throw new Error(reasons[runs - 1] ?? "gone");
  };
  const scheduler = new Scheduler({
    list: () => [{ scheduledAt: 1 }],
    getId: () => "one",
    run,
    sentences: { done: "done", failed: "could not be published by schedule" },
    describe: () => ({}),
  });
  // Each look at the clock is a minute later.
  const start = performance.now();
  let looks = 0;
  jest.spyOn(performance, "now").mockImplementation(() => start + 60_000 * looks++);
  scheduler.plan();
  await enough.promise;
  await scheduler.close();
  const found = received.flatMap((line) => /"reason":"(\w+)"/.exec(line)?.[1] ?? []);
  expect(found).toEqual(["taken", "gone"]);
});
