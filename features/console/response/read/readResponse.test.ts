/** @jest-environment node */
import { demoChain } from "@/features/shared/contracts/demoChain";

import { readResponse } from "./readResponse";
import type { ReadingContext } from "./Reading";

const { token } = demoChain;
const context: ReadingContext = { method: "", params: [], families: ["evm"], currency: "ETH", locale: "en" };
const account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";
const word = (hex: string) => hex.padStart(64, "0");

const read = (response: object, more: Partial<ReadingContext> = {}) =>
  readResponse(JSON.stringify(response), { ...context, ...more }).map(({ path, meaning }) =>
    `${path}: ${meaning}`.replaceAll("\u00a0", " "),
  );

test.each([
  ["eth_blockNumber", "0x1763f2a", "24,526,634"],
  ["eth_getBalance", "0x21e19e0c9bab2400001", "10,000.000000000000000001 ETH"],
  ["eth_gasPrice", "0x6b7b160b", "1.803228683 gwei"],
  ["eth_chainId", "0x704249", "chain ID 7357001, the demo chain"],
  ["net_version", "1", "chain ID 1"],
  ["eth_getCode", "0x", "no contract is here"],
  ["eth_getCode", "0x6001", "a contract of 2 bytes"],
  ["eth_getTransactionReceipt", null, "nothing was found"],
])("the result of %s, %j, is read as %s", (method, result, meaning) => {
  expect(read({ result }, { method })).toEqual([`result: ${meaning}`]);
});

test("members of a transaction and its receipt are read: fees, times, status, and the call in its data", () => {
  const result = {
    status: "0x1",
    type: "0x2",
    gasUsed: "0xc9b7",
    timestamp: "0x692013c7",
    hash: `0x${word("1")}`,
    to: token.address,
    input: `0xa9059cbb${word(account.slice(2))}${word("4563918244f40000")}`,
  };
  expect(read({ result })).toEqual([
    "result.status: succeeded",
    "result.type: EIP-1559",
    "result.gasUsed: 51,639",
    "result.timestamp: 21 Nov 2025, 07:24 UTC",
    `result.input: transfer(to: ${account}, value: 5 DEMO)`,
  ]);
});

test("logs of fungible tokens and of collectibles are distinguished by their indexed fields", () => {
  const transfer = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";
  const topics = [transfer, `0x${word("0")}`, `0x${word(account.slice(2))}`];
  const zero = `0x${"0".repeat(40)}`;
  expect(
    read({
      result: [
        { address: token.address.toLowerCase(), topics, data: `0x${word("1")}` },
        { address: zero, topics, data: `0x${word("3e8")}` },
        { address: demoChain.collectible.address, topics: [...topics, `0x${word("7")}`], data: "0x" },
        { address: zero, topics: [`0x${word("9")}`], data: "0x" },
      ],
    }),
  ).toEqual([
    `result[0]: Transfer(from: ${zero}, to: ${account}, value: 0.000000000000000001 DEMO)`,
    `result[1]: Transfer(from: ${zero}, to: ${account}, value: 1,000)`,
    `result[2]: Transfer(from: ${zero}, to: ${account}, tokenId: 7)`,
  ]);
});

test("the result of a known function is decoded by its call", () => {
  const params = [{ to: token.address, data: `0x70a08231${word(account.slice(2))}` }, "latest"];
  expect(read({ result: `0x${word("de0b6b3a7640000")}` }, { method: "eth_call", params })).toEqual([
    "result: balanceOf: 1 DEMO",
  ]);
  expect(read({ result: "0x68616c" }, { method: "eth_call", params: [{ data: "0x68616c" }] })).toEqual([]);
});

test.each([
  [`0x08c379a0${word("20")}${word("2")}6e6f${"0".repeat(60)}`, "reverted: “no”"],
  [`0x4e487b71${word("11")}`, "reverted: Panic(0x11): an arithmetic overflow"],
  [
    `0xe450d38c${word(account.slice(2))}${word("1")}${word("2")}`,
    `reverted: ERC20InsufficientBalance(sender: ${account}, balance: 0.000000000000000001 DEMO, needed: 0.000000000000000002 DEMO)`,
  ],
])("the reason of a revert is read from %s", (data, meaning) => {
  const error = { code: 3, message: "execution reverted", data };
  expect(read({ error }, { method: "eth_call", params: [{ to: token.address }] })).toEqual([
    `error.data: ${meaning}`,
    expect.stringMatching(/^error.code 3: Execution reverted/),
  ]);
});

test("an error links to its explanation: the gateway's own, else the page of all errors", () => {
  const find = (error: object, locale: "en" | "cn") =>
    readResponse(JSON.stringify({ error }), { ...context, locale }).map(({ href }) => href);
  expect(find({ code: -32005, data: { docs: "/docs/limits/" } }, "en")).toEqual(["/docs/limits/"]);
  expect(find({ code: -32601, data: { docs: "//evil.example/" } }, "cn")).toEqual(["/cn/docs/errors/"]);
});

test("amounts and times of other chain families are decoded too", () => {
  const solana = { families: ["svm"], currency: "SOL" };
  expect(read({ result: { context: { slot: 1 }, value: 1_500_000_000 } }, { ...solana, method: "getBalance" })).toEqual(
    ["result.value: 1.5 SOL"],
  );
  expect(read({ result: { blockTime: 1763709895 } }, solana)).toEqual(["result.blockTime: 21 Nov 2025, 07:24 UTC"]);
  expect(read({ result: { time: 1763709895 } }, { families: ["utxo"], currency: "BTC" })).toEqual([
    "result.time: 21 Nov 2025, 07:24 UTC",
  ]);
  expect(read({ timestamp: 1763709895000 }, { families: ["tron"], currency: "TRX" })).toEqual([
    "timestamp: 21 Nov 2025, 07:24 UTC",
  ]);
});

test("an answer that is no JSON, and one with a thousand values, are read without harm", () => {
  expect(readResponse("busy", context)).toEqual([]);
  expect(read({ result: Array.from({ length: 1_000 }, () => ({ gasUsed: "0x1" })) })).toHaveLength(60);
});
