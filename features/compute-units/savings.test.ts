/** @jest-environment node */
import { findSavings } from "./savings";

const cost = (method: string, count: number, total: number) => ({ method, count, each: total / count, total });

test("the three dearest calls that can be changed are named, with those that come between two blocks", () => {
  const costs = [
    cost("eth_sendRawTransaction", 9_000_000, 9e9),
    cost("eth_blockNumber", 2_592_000, 51_840_000),
    cost("eth_call", 100, 2_000),
    cost("eth_chainId", 1_000, 20_000),
    cost("eth_getLogs", 50_000, 5_000_000),
  ];
  expect(findSavings(costs, 12)).toEqual([
    { method: "eth_blockNumber", advice: "heads", idle: { calls: 2_376_000, of: 2_592_000 } },
    { method: "eth_getLogs", advice: "logs" },
    { method: "eth_chainId", advice: "constant" },
  ]);
});

test("without a known interval, or with fewer calls than blocks, none is called idle", () => {
  const costs = [cost("eth_blockNumber", 200_000, 4_000_000)];
  for (const seconds of [undefined, 12]) {
    expect(findSavings(costs, seconds)).toEqual([{ method: "eth_blockNumber", advice: "heads" }]);
  }
});

test("names that objects inherit are no methods with advice", () => {
  expect(findSavings([cost("constructor", 5, 5)], 12)).toEqual([]);
});
