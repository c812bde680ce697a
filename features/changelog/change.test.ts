/** @jest-environment node */
import { filterBySubject, getPlace, listAhead, toChange } from "./change";

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

test("the calendar has what ends from today on, the earliest first", () => {
  expect(names(listAhead(changes, "2026-12-31"))).toEqual(["pol", "work"]);
  expect(names(listAhead(changes, "2027-01-01"))).toEqual(["work"]);
});

test("an announced end stands at its last day until that is over", () => {
  const [, work] = changes;
  expect(work && getPlace(work, "2027-06-30")).toBe("2027-06-30");
  expect(work && getPlace(work, "2027-07-01")).toBe("2026-11-26");
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
