/** @jest-environment node */
import { filterRows, mergeFilters, noFilters, readFilters, writeFilters } from "./filters";
import { makeRow } from "./testing/makeRow";

const rows = [
  makeRow("eth", { name: "Ethereum", chainIds: [1, 11_155_111], hasTestnet: true, order: 1, lost: 130, latency: 40 }),
  makeRow("pol", { name: "Polygon", otherNames: ["matic"], chainIds: [137], order: 3, lost: 13, latency: null }),
  makeRow("btc", { name: "Bitcoin", interfaces: ["rest"], families: ["utxo"], order: 2, lost: 65, latency: 31 }),
];
const keys = (choice: Partial<typeof noFilters>) => filterRows(rows, { ...noFilters, ...choice }).map(({ key }) => key);

test.each([
  [{ q: "poly" }, ["pol"]],
  [{ q: "matic" }, ["pol"]],
  [{ q: "137" }, ["pol"]],
  [{ q: "0x89" }, ["pol"]],
  [{ q: "13" }, []],
  [{ interface: "rest" }, ["btc"]],
  [{ family: "evm" }, ["eth", "pol"]],
  [{ interface: "bogus" }, ["eth", "btc", "pol"]],
  [{ interface: "rest", family: "bogus" }, ["btc"]],
  [{ network: "testnet" as const }, ["eth"]],
  [{ sort: "name" as const }, ["btc", "eth", "pol"]],
  [{ sort: "use" as const }, ["eth", "btc", "pol"]],
  [{ sort: "downtime" as const }, ["pol", "btc", "eth"]],
  [{ sort: "latency" as const }, ["btc", "eth", "pol"]],
])("%j finds %j", (choice, expected) => {
  expect(keys(choice)).toEqual(expected);
});

test("an address is read as it was written", () => {
  const chosen = { ...noFilters, tab: "coming-soon" as const, q: "a b&c", sort: "name" as const };
  const query = writeFilters(chosen);
  expect(readFilters(Object.fromEntries(new URLSearchParams(query)))).toEqual(chosen);
  expect(writeFilters(noFilters)).toBe("");
});

test("an invalid choice in the URL is ignored", () => {
  expect(readFilters({ tab: "all", sort: "price", network: "moon" })).toEqual(noFilters);
  expect(readFilters({ q: "x".repeat(500) }).q).toHaveLength(80);
});

test("parameters of other parts of the page stay in the URL", () => {
  expect(mergeFilters("?chain=bsc&q=old", { ...noFilters, q: "pol" })).toBe("?chain=bsc&q=pol");
  expect(mergeFilters("?q=old", noFilters)).toBe("");
});
