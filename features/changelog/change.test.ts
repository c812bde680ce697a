/** @jest-environment node */
import { filterByChain, filterBySubject, listEnding, toChange } from "./change";

const make = (name: string, facts: Record<string, string | number>) =>
  toChange({ path: `/changelog/${name}/`, title: name, summary: "", facts });

const changes = [
  make("limits", { published: "2026-11-27", kind: "changed", area: "limits" }),
  make("work", {
    published: "2026-11-26",
    kind: "ends",
    area: "methods",
    last_day: "2027-06-30",
    methods: "eth_getWork",
  }),
  make("pol", { published: "2026-11-25", area: "chains", chains: "pol, eth", last_day: "2026-12-31" }),
];
const names = (list: typeof changes) => list.map(({ title }) => title);

test("a chain's list has what names it, and what concerns every chain", () => {
  expect(names(filterByChain(changes, "btc"))).toEqual(["limits", "work"]);
  expect(names(filterByChain(changes, "pol"))).toEqual(["limits", "work", "pol"]);
});

test("the calendar has what ends from today on, the earliest first", () => {
  expect(names(listEnding(changes, "2026-12-31"))).toEqual(["pol", "work"]);
  expect(names(listEnding(changes, "2027-01-01"))).toEqual(["work"]);
});

test("a page shows the entries that name its chain, its method or its area", () => {
  expect(names(filterBySubject(changes, { chain: "eth" }))).toEqual(["pol"]);
  expect(names(filterBySubject(changes, { method: "eth_getWork" }))).toEqual(["work"]);
  expect(names(filterBySubject(changes, { areas: ["limits", "prices"] }))).toEqual(["limits"]);
  expect(names(filterBySubject(changes, {}))).toEqual([]);
});

test("a kind that the site does not know counts as a change", () => {
  expect(make("other", { kind: "painted" }).kind).toBe("changed");
});
