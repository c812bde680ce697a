/** @jest-environment node */
import fc from "fast-check";

import { complaintOf, requests, send } from "./testing/fuzz.ts";
import { startSite } from "./testing/startSite.ts";

test("whatever is sent, nothing breaks, comes back, is stored twice or changes what others see", async () => {
  const site = await startSite();
  const seen = ["/", "/about/", "/cn/", "/nodes/"];
  const before = await Promise.all(seen.map(async (path) => (await site.get(path)).text));
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      expect([request, complaintOf(await send(site.port, request))]).toEqual([request, undefined]);
    }),
    { numRuns: 500 },
  );
  expect(await Promise.all(seen.map(async (path) => (await site.get(path)).text))).toEqual(before);
  // Six pages in a few forms each.
  expect(site.cache.size).toBeLessThan(200_000);
  expect(site.framework.received).not.toHaveProperty("x-middleware-subrequest");
  await site.close();
}, 60_000);
