/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { DemoChain } from "@/services/platform/demo/DemoChain";

import { callNode } from "./callNode";
import { executeExamples, getExampleParams } from "./executeExamples";
import type { ExampleResponse } from "./executeExamples";
import { readExamples } from "./readExamples";

jest.setTimeout(60_000);

const { methods } = readExamples(readFileSync("content/data/methods.json", "utf8")).evm;
const dataDir = mkdtempSync(join(tmpdir(), "examples-"));
const chain = new DemoChain({ dataDir });
let responses: Map<string, ExampleResponse | undefined>;

beforeAll(async () => {
  const rpcUrl = await chain.open();
  responses = await executeExamples(methods, (method, params) => callNode(rpcUrl, method, params));
});
afterAll(async () => {
  await chain.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("the demo chain answers the examples of the EVM's methods in the shape that their pages show", () => {
  const shown = Object.entries(methods).map(([name, { answer: response }]) => [name, getShape(response)]);
  expect(Object.fromEntries([...responses].map(([name, response]) => [name, getShape(response)]))).toEqual(
    Object.fromEntries(shown),
  );
});

test("most methods of the EVM are answered, and those that are not trace, or tell of a miner or of Arbitrum's past", () => {
  const refused = [...responses].flatMap(([name, response]) => (response ? [] : [name]));
  expect(refused.filter((name) => !/^(arb|debug_)?trace|^eth_mining$|^net_peerCount$/.test(name))).toEqual([]);
  expect(responses.size - refused.length).toBeGreaterThan(50);
});

test.each([
  ["eth_getBalance", ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", "latest"]],
  ["eth_feeHistory", ["0x4", "latest", [25, 75]]],
  ["eth_chainId", []],
])("the parameters of %s are sent by their position", (name, params) => {
  expect(getExampleParams(methods[name] ?? { fields: [] })).toEqual(params);
});

/** The shape of a value: its members and their types, without what differs between runs. */
function getShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [getShape(value[0])] : [];
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(([name, inner]) => [shapeOfName(name), getShape(inner)] as const);
    return Object.fromEntries(entries);
  }
  return typeof value === "string" && /^0x/.test(value) ? "0x" : typeof value;
}

// Members whose names are accounts or nonces.
const shapeOfName = (name: string) => name.replace(/^0x[\da-f]{40}$/i, "account").replace(/^\d+$/, "number");
