/** @jest-environment node */
import { noFilters } from "./filters";
import { NodesStore } from "./NodesStore";
import { makeRow } from "./testing/makeRow";

const response = {
  rows: [makeRow("eth", { availability: "99.90" }), makeRow("pol")],
  isSample: false,
  readAt: null,
  staleSince: null,
};
const first = [makeRow("eth"), makeRow("pol"), makeRow("bsc", { status: "inactive" })];

/** A store that records its delays and does not wait. */
function makeStore(request: () => Promise<typeof response>, rows = first, readAt?: string) {
  const waits: number[] = [];
  const wait = (milliseconds: number) => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  return { store: new NodesStore(rows, noFilters, true, { request, wait, readAt }), waits };
}

const received = () => ({
  errors: jest.spyOn(console, "error").mockReturnValue(),
  warnings: jest.spyOn(console, "warn").mockReturnValue(),
});
afterEach(() => jest.restoreAllMocks());

test("the list of nodes is loading from the start and while fetching, and not after a good response", async () => {
  const { store, waits } = makeStore(async () => response);
  expect(store.isLoading).toBe(true);
  const fetching = store.fetch();
  expect(store.isLoading).toBe(true);
  await fetching;
  expect([store.isLoading, store.error, waits]).toEqual([false, undefined, []]);
  expect(store.rows.map(({ key, availability }) => [key, availability])).toEqual([
    ["eth", "99.90"],
    ["pol", "99.95"],
  ]);
});

test("three tries ten seconds apart, then 'not found', logged, and the catalogue with 99.99 that is not measured", async () => {
  const { errors, warnings } = received();
  const request = jest.fn(() => Promise.reject(new Error("503")));
  const { store, waits } = makeStore(request);
  await store.fetch();
  expect(request).toHaveBeenCalledTimes(3);
  expect(waits).toEqual([10_000, 10_000]);
  expect([store.isLoading, store.error]).toEqual([false, "not found"]);
  expect(Date.parse(store.failedSince ?? "")).not.toBeNaN();
  expect(warnings).toHaveBeenCalledTimes(2);
  expect(errors).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ message: "not found" }));
  expect(store.rows.map(({ key }) => key)).toEqual(["eth", "pol", "bsc"]);
  expect(store.rows.every(({ availability, isMeasured }) => availability === "99.99" && !isMeasured)).toBe(true);
});

test("a list that fails later stays for an hour and shows its time", async () => {
  received();
  const request = () => Promise.reject(new Error("503"));
  const minute = 60_000;
  const ago = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString();
  const recent = ago(5);
  const { store } = makeStore(request, first, recent);
  await store.fetch();
  expect([store.staleSince, store.failedSince, store.rows]).toEqual([recent, undefined, first]);
  const { store: old } = makeStore(request, first, ago(61));
  await old.fetch();
  expect([old.staleSince, old.rows.some(({ isMeasured }) => isMeasured)]).toEqual([undefined, false]);
  expect(Date.parse(old.failedSince ?? "")).not.toBeNaN();
});

test("the list of nodes is ready when its second or third attempt succeeds", async () => {
  received();
  const request = jest.fn(async () => response);
  request.mockRejectedValueOnce(new Error("503")).mockRejectedValueOnce(new Error("late"));
  const { store, waits } = makeStore(request);
  await store.fetch();
  expect([store.isLoading, store.error, waits]).toEqual([false, undefined, [10_000, 10_000]]);
  expect(store.rows).toHaveLength(2);
});

test("fetching again after a failure loads again and forgets the error", async () => {
  received();
  const request = jest.fn(async () => response);
  for (let failure = 0; failure < 3; failure += 1) request.mockRejectedValueOnce(new Error("503"));
  const { store } = makeStore(request);
  await store.fetch();
  const { failedSince } = store;
  const again = store.fetch();
  expect([store.isLoading, store.error, store.failedSince]).toEqual([true, undefined, failedSince]);
  await again;
  expect([store.isLoading, store.error, store.failedSince]).toEqual([false, undefined, undefined]);
  expect(store.rows[0]?.isMeasured).toBe(true);
});

test("a page for some chains shows only these", async () => {
  const { store } = makeStore(async () => response, [makeRow("pol")]);
  await store.fetch();
  expect(store.rows.map(({ key }) => key)).toEqual(["pol"]);
});

test("tabs count search results, and the choices are in the URL", () => {
  const { store } = makeStore(async () => response);
  expect(store.counts).toEqual({ available: 2, inactive: 1, "coming-soon": 0 });
  store.choose({ q: "b" });
  expect(store.counts).toEqual({ available: 0, inactive: 1, "coming-soon": 0 });
  store.choose({ tab: "inactive" });
  expect(store.shown.map(({ key }) => key)).toEqual(["bsc"]);
  expect([store.query, store.hasFilters]).toEqual(["?tab=inactive&q=b", true]);
  store.clear();
  expect([store.query, store.hasFilters]).toEqual(["?tab=inactive", false]);
});
