/** @jest-environment node */
import { StudioError } from "#cms/http/StudioError.ts";

import type { Documents, DocumentSearch, DocumentSummary } from "./contract.ts";
import { parseFilters, writeFilters } from "./filterUrl.ts";
import { ListStore } from "./ListStore.ts";

const toDocument = (index: number): DocumentSummary => ({
  id: `d${index}`,
  title: `Document ${index}`,
  type: "page",
  lang: "en-us",
  uid: `d${index}`,
  group: "g",
  tags: [],
  saved: 1,
  saved_by: null,
  state: "published",
  places: [],
  published: 1,
  path: `/d${index}/`,
});

/** A service with this many matching documents; responses wait until they are released. */
function makeStore(total: number, { isHeld = false } = {}) {
  const held: (() => void)[] = [];
  const search = jest.fn(async ({ limit = 100, after }: DocumentSearch): Promise<Documents> => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    const start = Number(after ?? 0);
    const results = Array.from({ length: Math.min(limit, total - start) }, (_, index) => toDocument(start + index));
    return { total, next: start + limit < total ? String(start + limit) : null, results };
  });
  const onFailure = jest.fn();
  const store = new ListStore({ filters: parseFilters(""), search, onFailure });
  return { store, search, held, onFailure };
}

test("rows are loaded only up to those about to be visible", async () => {
  const { store, search } = makeStore(10_000);
  await store.load();
  expect([store.total, store.rows.length]).toEqual([10_000, 100]);
  await store.reach(50);
  expect(search).toHaveBeenCalledTimes(1);
  await store.reach(950);
  expect(store.rows).toHaveLength(1_000);
  expect(store.rows.at(-1)?.id).toBe("d999");
});

test("typed text is searched once, after a pause, with all filters", async () => {
  jest.useFakeTimers();
  const { store, search } = makeStore(3);
  for (const text of ["p", "pr", "price "]) store.filter({ text });
  store.prefer = "zh-cn";
  store.filter({ lang: "zh-cn", state: "changed" });
  await jest.advanceTimersByTimeAsync(200);
  jest.useRealTimers();
  expect(search).toHaveBeenCalledTimes(1);
  expect(search.mock.calls[0]?.[0]).toEqual({
    limit: 100,
    by_page: true,
    prefer: "zh-cn",
    text: "price",
    excerpts: true,
    lang: "zh-cn",
    states: ["changed"],
  });
});

test("a response to an outdated request is ignored", async () => {
  const { store, held } = makeStore(5, { isHeld: true });
  const first = store.load();
  const second = store.load();
  held[1]?.();
  await second;
  const shown = store.rows;
  held[0]?.();
  await first;
  expect(store.rows).toBe(shown);
});

test("a failure replaces the rows, and a retry loads from the start", async () => {
  const { store, search, onFailure } = makeStore(3);
  const failure = new StudioError(502);
  search.mockRejectedValueOnce(failure);
  await store.load();
  expect(store.state).toEqual({ kind: "failed", error: failure });
  expect(onFailure).toHaveBeenCalledWith(failure);
  await store.load();
  expect([store.state.kind, store.total]).toEqual(["ready", 3]);
});

test("the list is sorted by the last saving, by how well words match, or by a chosen column", async () => {
  const { store, search } = makeStore(1);
  expect(store.sort).toBe("saved");
  store.filter({ text: "x" });
  expect(store.sort).toBeUndefined();
  store.filter({ sort: "-title" });
  await store.load();
  expect([store.sort, store.isFiltered]).toEqual(["-title", true]);
  expect(search.mock.lastCall?.[0]).toMatchObject({ order: "title", reverse: true });
  store.filter({ text: "" });
  expect(store.isFiltered).toBe(false);
  store.stop();
});

test("filters survive a round trip through the URL, and unknown states are dropped", () => {
  const filters = {
    text: "以太坊 & co",
    type: "page",
    lang: "zh-cn",
    state: "draft" as const,
    sort: "-title" as const,
  };
  expect(parseFilters(writeFilters(filters))).toEqual(filters);
  expect(writeFilters(parseFilters("?state=weird&sort=uid&x=1"))).toBe("");
});

test("a type without documents is named while nothing else filters the list", async () => {
  const { store } = makeStore(0);
  store.filter({ type: "form" });
  expect(store.emptyType).toBe("");
  await store.load();
  expect(store.emptyType).toBe("form");
  store.filter({ text: "x" });
  expect(store.emptyType).toBe("");
  store.stop();
});
