/** @jest-environment node */
import type { Blocks } from "@/features/shared/contracts/platformApi";

import { readHeights } from "./readHeights";

const wait = () => Promise.resolve();
const makeNetwork = (chain: string, network: string, ...heights: number[]): Blocks["networks"][number] => ({
  chain,
  network,
  isDemo: network === "demo",
  blocks: heights.map((height) => ({ height, at: 1_000 })),
});

test("a chain's height is its main network's, and the demo chain's only without one", async () => {
  const demo = makeNetwork("eth", "demo", 7, 8);
  const others = [makeNetwork("eth", "sepolia", 50), makeNetwork("btc", "mainnet", 900_001)];
  expect(await readHeights(async () => ({ networks: [demo, ...others] }), wait)).toEqual({
    eth: { height: 8, isDemo: true },
    btc: { height: 900_001, isDemo: false },
  });
  const main = makeNetwork("eth", "mainnet", 23_000_000);
  for (const networks of [
    [demo, main],
    [main, demo],
  ])
    expect(await readHeights(async () => ({ networks }), wait)).toEqual({
      eth: { height: 23_000_000, isDemo: false },
    });
});

test("a network without blocks is requested again, at most three times", async () => {
  const request = jest.fn(async () => ({
    networks: [makeNetwork("eth", "demo"), makeNetwork("btc", "mainnet", 5)],
  }));
  expect(await readHeights(request, wait)).toEqual({ btc: { height: 5, isDemo: false } });
  expect(request).toHaveBeenCalledTimes(3);
  request.mockResolvedValue({ networks: [makeNetwork("eth", "demo", 1)] });
  expect(await readHeights(request, wait)).toEqual({ eth: { height: 1, isDemo: true } });
  expect(request).toHaveBeenCalledTimes(4);
});
