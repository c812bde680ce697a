/** @jest-environment node */
import { mapWithConcurrency } from "./mapWithConcurrency.ts";

test("results have the order of the items, and concurrency stays within its limit", async () => {
  let running = 0;
  let highest = 0;
  const results = await mapWithConcurrency([3, 1, 2, 0], 2, async (turns) => {
    highest = Math.max(highest, (running += 1));
    for (let tick = 0; tick < turns; tick += 1) await Promise.resolve();
    running -= 1;
    return turns * 10;
  });
  expect([results, highest]).toEqual([[30, 10, 20, 0], 2]);
});

test("after a failure no further task starts, and it is thrown when the running ones have ended", async () => {
  const started: string[] = [];
  const ended: string[] = [];
  const slow = Promise.withResolvers<undefined>();
  const mapped = mapWithConcurrency(["slow", "bad", "never"], 2, async (item) => {
    started.push(item);
    if (item === "bad") throw new Error("bad failed");
    await slow.promise;
    ended.push(item);
  });
  slow.resolve(undefined);
  await expect(mapped).rejects.toThrow("bad failed");
  expect([started, ended]).toEqual([["slow", "bad"], ["slow"]]);
});
