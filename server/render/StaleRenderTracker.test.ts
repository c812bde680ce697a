/** @jest-environment node */
import { startSite } from "../testing/startSite.ts";
import type { TestSite } from "../testing/startSite.ts";
import { StaleRenderTracker } from "./StaleRenderTracker.ts";

let site: TestSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

test("a page that was being rendered during a publication is expired and rendered again", async () => {
  const hold = Promise.withResolvers<undefined>();
  site.framework.held = hold.promise;
  const reply = site.get("/about/");
  await site.framework.waitForRequest("/about/");
  site.framework.words = "second words";
  const purged = site.purge();
  hold.resolve(undefined);
  await purged;
  expect((await reply).text).toContain("second words");
  expect(site.framework.expired).toEqual(["/about/"]);
  expect((await site.get("/about/")).text).toContain("second words");
});

test("a page that the framework was renewing during a publication is rendered again, one it had ready is not", async () => {
  site.framework.stored = "STALE";
  await site.get("/about/");
  site.framework.stored = "HIT";
  await site.get("/nodes/");
  await site.purge();
  await site.get("/about/");
  await site.get("/nodes/");
  expect(site.framework.expired).toEqual(["/about/"]);
});

test("a page that the framework fails to expire is shown all the same", async () => {
  site.framework.stored = "STALE";
  await site.get("/about/");
  site.framework.failsExpiry = true;
  await site.purge();
  expect((await site.get("/about/")).status).toBe(200);
  expect(site.framework.expired).toEqual([]);
});

test("finished renders are removed from memory", () => {
  let now = 0;
  const doubts = new StaleRenderTracker({ renewingMs: 15_000, now: () => now });
  for (let count = 0; count < 100_000; count += 1) {
    now += 10;
    doubts.start(`/about/ ${count}`);
    doubts.finish(`/about/ ${count}`, "rendered");
  }
  expect(doubts.size).toBeLessThan(2_000);
});
