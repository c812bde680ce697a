/** @jest-environment node */
import { LatencyStore, percentile } from "./LatencyStore";

test.each([
  [[], 0.5, undefined],
  [[7], 0.95, 7],
  [[4, 1, 3, 2], 0.5, 2],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95, 10],
])("of %j the share %d lies below %d", (samples, share, expected) => {
  expect(percentile(samples, share)).toBe(expected);
});

test("each region gets one request to connect and ten to measure, and a region without a URL gets none", async () => {
  let clock = 0;
  const requests: string[] = [];
  const store = new LatencyStore(
    [
      { id: "nyc", url: undefined },
      { id: "site", url: "/ping/" },
    ],
    {
      ask: (url) => {
        requests.push(url);
        clock += requests.length === 1 ? 100 : 5;
        return Promise.resolve();
      },
      now: () => clock,
    },
  );
  await store.measure();
  expect(requests).toHaveLength(11);
  expect(store.results).toEqual({ site: { samples: Array(10).fill(5), lost: 0 } });
  expect([store.done, store.all]).toEqual([10, 10]);
});

test("a request without an answer is lost, not slow", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const store = new LatencyStore([{ id: "site", url: "/ping/" }], { ask: () => Promise.reject(new Error("down")) });
  await store.measure();
  expect(store.results.site).toEqual({ samples: [], lost: 10 });
});
