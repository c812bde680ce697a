import { moveToChain } from "./moveToChain";

const base = "base/mainnet";

test("a line of code gets the URL of another chain", () => {
  expect(moveToChain('http("https://fra.rpc.test/eth/mainnet/KEY")', base)).toBe(
    'http("https://fra.rpc.test/base/mainnet/KEY")',
  );
  expect(moveToChain("RPC_URL=https://fra.rpc.test/eth/sepolia/${KEY}", "hype/mainnet/json-rpc-nevm")).toBe(
    "RPC_URL=https://fra.rpc.test/hype/mainnet/json-rpc-nevm/${KEY}",
  );
});

test("of a line that names its own chain beside the URL, the URL of the other chain is left", () => {
  const url = "https://fra.rpc.test/base/mainnet/KEY";
  expect(moveToChain("process.env.PONDER_RPC_URL_1, // https://fra.rpc.test/eth/mainnet/KEY", base)).toBe(url);
  expect(moveToChain('--ethereum-rpc "mainnet:archive:https://fra.rpc.test/eth/mainnet/KEY"', base)).toBe(url);
});

test("a line of the chain itself, one without a URL, and one without a choice stay", () => {
  for (const line of ["https://fra.rpc.test/base/sepolia/KEY", "latestRoundData()"])
    expect(moveToChain(line, base)).toBe(line);
  expect(moveToChain("https://fra.rpc.test/eth/mainnet/KEY")).toBe("https://fra.rpc.test/eth/mainnet/KEY");
});
