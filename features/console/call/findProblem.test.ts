/** @jest-environment node */
import { describeProblem } from "./describeProblem";
import { findProblem } from "./findProblem";
import { readValue } from "./values";

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";

test.each([
  ["address", address, undefined],
  ["address", address.toLowerCase(), undefined],
  ["address", "", { kind: "missing" }],
  ["address", "vitalik.eth", { kind: "name" }],
  ["address", "0x12", { kind: "digits", digits: 2, expected: 40 }],
  ["address", `0x${"g".repeat(40)}`, { kind: "letter", letter: "g" }],
  ["address", address.replace("f39F", "F39f"), { kind: "checksum" }],
  ["address", `0X${address.slice(2)}`, undefined],
  ["address", `"${address}",`, undefined],
  ["address", `sep:${address}`, undefined],
  ["address", `https://sepolia.etherscan.io/address/${address}`, undefined],
  ["hash", `https://sepolia.etherscan.io/tx/0x${"ab".repeat(32)}`, undefined],
  ["quantity", "\u200b0X1f,", undefined],
  ["block", "latest", undefined],
  ["block", "12", undefined],
  ["block", `0x${"0".repeat(64)}`, undefined],
  ["block", "newest", { kind: "tag", word: "newest" }],
  ["block", "0x0f", { kind: "zeros" }],
  ["hash", "0x12", { kind: "digits", digits: 2, expected: 64 }],
  ["hex", "0x", undefined],
  ["hex", "12", { kind: "prefix" }],
  ["quantity", "0x1f", undefined],
  ["quantity", "0x0", undefined],
  ["quantity", `0x${"0".repeat(64)}`, undefined],
  ["quantity", "0x01", { kind: "zeros" }],
  ["quantity", "many", { kind: "quantity" }],
  ["integer", "007", undefined],
  ["integer", "1.5", { kind: "integer" }],
  ["json", "null", undefined],
] as const)("a field of type %s says of %j: %j", (type, text, problem) => {
  expect(findProblem({ name: "field", type }, text)).toEqual(problem);
});

test("a pasted value is sent as it was meant", () => {
  expect(readValue({ type: "address" }, `ethereum:${address}@1`)).toBe(address);
  expect(readValue({ type: "hash" }, `<0X${"ab".repeat(32)}>`)).toBe(`0x${"ab".repeat(32)}`);
  expect(readValue({ type: "block" }, '"16",')).toBe("0x10");
  expect(readValue({ type: "text" }, ' "quoted" ')).toBe('"quoted"');
});

test("truncated JSON is reported with its position", () => {
  expect(findProblem({ name: "filter", type: "json" }, '{"a":1,}')).toMatchObject({ kind: "position", position: 8 });
  expect(findProblem({ name: "filter", type: "json" }, "[1")).toMatchObject({ kind: "position", position: 3 });
});

test.each([
  ["eth_call", { to: address, data: "0x", value: "0x1" }, undefined],
  ["eth_getLogs", { fromBlock: "latest", address: [address], topics: [null, [`0x${"1".repeat(64)}`]] }, undefined],
  ["eth_call", { to: "0x12" }, "to: This has 2 hexadecimal digits after 0x; it needs 40."],
  ["eth_estimateGas", [{ gas: 21_000 }], 'gas: Inside JSON, write a number as a hexadecimal string such as "0x5208".'],
  [
    "eth_getLogs",
    { fromBlock: "5" },
    'fromBlock: Inside JSON, write a number as a hexadecimal string such as "0x5208".',
  ],
  ["eth_getLogs", { topics: ["0x1"] }, "topics: This has 1 hexadecimal digits after 0x; it needs 64."],
  ["getAccountInfo", { data: "base64" }, undefined],
])("%s with %j is explained at its member", (method, value, sentence) => {
  const problem = findProblem({ name: "call", type: "json" }, JSON.stringify(value), method);
  expect(problem && describeProblem(problem, "en")).toBe(sentence);
});
