/** @jest-environment node */
import { getCost, readMix } from "./mix";

const prices = {
  protocol: { _key: "eth", name: "Ethereum" },
  multiplier: 20,
  archiveMultiplier: 2,
  methods: [
    { method: "eth_call", family: "evm", category: "read", multiplier: 1, computeUnits: 20, archiveComputeUnits: 40 },
    {
      method: "trace_block",
      family: "evm",
      category: "trace-debug",
      multiplier: 2,
      computeUnits: 40,
      archiveComputeUnits: 80,
    },
  ],
};

test.each([
  ["eth_call 1000", "eth_call", 1000],
  ["eth_call,1,000", "eth_call", 1000],
  ["eth_call\t1.5m", "eth_call", 1_500_000],
  ["eth_call: 50 万", "eth_call", 500_000],
  ["eth_call 20 million", "eth_call", 20_000_000],
  ["1.5bn eth_call", "eth_call", 1_500_000_000],
  ["3 thousand x eth_call", "eth_call", 3000],
  ["eth_call 2 百万", "eth_call", 2_000_000],
  ["1000 eth_call", "eth_call", 1000],
  ["eth_call x 500", "eth_call", 500],
  ["500x eth_call", "eth_call", 500],
  ["eth_call ×500", "eth_call", 500],
  ["eth_getTransactionByBlockNumberAndIndex 500k", "eth_getTransactionByBlockNumberAndIndex", 500_000],
  ["100k eth_getUncleByBlockHashAndIndex", "eth_getUncleByBlockHashAndIndex", 100_000],
  ["eth_call 1 000 000", "eth_call", 1_000_000],
  ["eth_call\t1\u202f000", "eth_call", 1000],
  ["1 000 000 eth_call", "eth_call", 1_000_000],
  ["eth_call 1.000.000", "eth_call", 1_000_000],
  ["xdai_call,20", "xdai_call", 20],
  ["GET /v1/accounts/{address} 20k", "GET /v1/accounts/{address}", 20_000],
])("%s is read as a method and a count", (line, method, count) => {
  expect(readMix(line)).toEqual({ calls: [{ line: 1, method, count }], problems: [] });
});

test("a line that is neither is named with its number, and the others still count", () => {
  const mix = readMix("eth_call 10\nnonsense\n\ntrace_block 5");
  expect(mix.calls).toHaveLength(2);
  expect(mix.problems).toEqual([{ line: 2, text: "nonsense" }]);
});

test("cost is the sum over the calls, doubled on archive data", () => {
  const { calls } = readMix("ETH_CALL 10\ntrace_block 5\neth_nothing 3");
  expect(getCost(calls, prices, false)).toMatchObject({
    total: 400,
    unknown: [{ line: 3, method: "eth_nothing", count: 3 }],
  });
  expect(getCost([{ method: "eth_cal", count: 1 }], prices, false).unknown).toMatchObject([{ similar: "eth_call" }]);
  expect(getCost(calls, prices, true).total).toBe(800);
});
