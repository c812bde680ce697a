/** @jest-environment node */
import fc from "fast-check";

import { findComplaint, requests, send } from "./testing/fuzz.ts";
import { startSite } from "./testing/startSite.ts";
import type { TestSite } from "./testing/startSite.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

test("random requests cause no failure, no reflection, no second copy and no change for others", async () => {
  const seen = ["/", "/about/", "/cn/", "/nodes/"];
  const before = await Promise.all(seen.map(async (path) => (await site.get(path)).text));
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      expect([request, findComplaint(await send(site.port, request))]).toEqual([request, undefined]);
    }),
    { numRuns: 500, endOnFailure: true, interruptAfterTimeLimit: 40_000 },
  );
  expect(await Promise.all(seen.map(async (path) => (await site.get(path)).text))).toEqual(before);
  // Six pages in a few variants each.
  expect(site.store.size).toBeLessThan(200_000);
  expect(site.framework.received).not.toHaveProperty("x-middleware-subrequest");
}, 60_000);
