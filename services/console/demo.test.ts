/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { serializeTransaction } from "viem";

import { demoChain } from "../../features/shared/contracts/demoChain.ts";
import { demoMissingMethods } from "../../features/shared/contracts/demoNetwork.ts";
import { createChains } from "../kit/chain/index.ts";
import { readGroups } from "../kit/methods/readMethods.ts";
import { startConsole } from "./testing/startConsole.ts";

const dataDir = mkdtempSync(join(tmpdir(), "console-"));
const chains = createChains({ dataDir, anvil: { args: ["--block-time", "1"] } });
const openDemo = async () => (await chains.localChain(demoChain.chainId)).rpcUrl;
const starting = startConsole({}, { openDemo, limits: { callsPerMinute: 1_000 } });

afterAll(async () => {
  await (await starting).close();
  await chains.close();
  rmSync(dataDir, { recursive: true });
});

test("the demo chain is a network of every EVM chain, and no other network answers in its place", async () => {
  const { post } = await starting;
  expect(await post("base/demo/json-rpc", { method: "eth_chainId" })).toMatchObject({
    status: 200,
    body: { source: "demo", status: 200, body: '{"jsonrpc":"2.0","id":1,"result":"0x704249"}' },
  });
  expect(await post("base")).toMatchObject({
    body: {
      networks: {
        mainnet: { "json-rpc": "example" },
        demo: { "json-rpc": "demo", websocket: "demo" },
      },
    },
  });
  expect(await post("base/mainnet/json-rpc", { method: "eth_chainId" })).toMatchObject({
    status: 404,
  });
  expect(await post("btc/demo/json-rpc", { method: "getblockcount" })).toMatchObject({
    status: 404,
  });
});

test("the demo chain supports every method listed for it with its defaults, and no other", async () => {
  const { post } = await starting;
  const methods = readGroups("content/data").find(({ family }) => family === "evm")?.methods ?? {};
  const misunderstood: string[] = [];
  for (const [method, { fields }] of Object.entries(methods)) {
    if (method.startsWith("arbtrace_")) continue;
    const needed = fields.filter(({ isOptional }) => !isOptional);
    const params = needed.map(({ type, value = "" }) =>
      ["json", "boolean"].includes(type) ? JSON.parse(value) : value,
    );
    if (demoMissingMethods.includes(method)) {
      expect(await post("base/demo/json-rpc", { method, params })).toMatchObject({ status: 403 });
      expect(await callDemo(method, params)).toMatchObject({ error: { code: -32601 } });
      continue;
    }
    if (needed.some(({ value }) => value === undefined)) continue;
    const { body } = await post("base/demo/json-rpc", { method, params });
    const text = JSON.stringify(body);
    if (/-3260[12]|invalid type|missing field|expected/i.test(text))
      misunderstood.push(`${method}: ${text.slice(0, 300)}`);
  }
  expect(misunderstood).toEqual([]);
});

test("a batch is one request with every call counted and checked", async () => {
  const { post, close } = await startConsole({}, { openDemo, limits: { callsPerMinute: 3 } });
  const calls = [{ method: "eth_chainId" }, { method: "web3_sha3", params: ["0x"] }];
  const { status, body } = await post("eth/demo/json-rpc/batch", { calls });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    source: "demo",
    computeUnits: 40,
    body: expect.stringMatching(/^\[\{"jsonrpc":"2.0","id":1,.*"id":2,"result":"0xc5d2/),
  });
  expect(await post("eth/demo/json-rpc/batch", { calls })).toMatchObject({ status: 429 });
  const refused = (own: unknown[]) => post("eth/demo/json-rpc/batch", { calls: own });
  expect(await refused([])).toMatchObject({
    status: 422,
    body: { error: { message: expect.stringMatching(/1 and 20/) } },
  });
  expect(await refused(Array(21).fill(calls[0]))).toMatchObject({ status: 422 });
  expect(await refused([{ method: "anvil_setBalance" }])).toMatchObject({ status: 403 });
  expect(await refused([{ method: "eth_call", params: [{ gas: "0xffffffffffff" }, "latest"] }])).toMatchObject({
    status: 422,
    body: { error: { code: "bad_parameters" } },
  });
  await close();
});

async function callDemo(method: string, params: unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const headers = { "content-type": "application/json" };
  return (await fetch(await openDemo(), { method: "POST", headers, body })).json();
}

const loop = "0x5b600056";
// Passes 64 KB to each of many calls.
const calls = "0x5b5f5f61ffff5f60995afa50600056";
const hash = `0x${"0".repeat(64)}`;
const getTransaction = (gas: bigint) => serializeTransaction({ type: "eip1559", chainId: demoChain.chainId, gas });
const overrides = { blockOverrides: { gasLimit: "0xffffffffff" }, calls: [{ data: loop }] };

test.each([
  ["eth_call", [{ data: loop, gas: "0xffffffffffff" }, "latest"]],
  ["eth_call", [{ data: loop, gas: "0xffff_ffff_ffff" }, "latest"]],
  ["eth_estimateGas", [{ data: loop, gasLimit: 281474976710655 }, "latest"]],
  ["eth_simulateV1", [{ blockStateCalls: [overrides] }, "latest"]],
  ["eth_simulateV1", [{ blockStateCalls: Array.from({ length: 5 }, () => ({ calls: [{}] })) }, "latest"]],
  ["debug_traceCall", [{ data: loop }, "latest", {}]],
  ["debug_traceCall", [{ data: loop, gas: "0xea60", tracer: "callTracer" }, "latest", {}]],
  ["debug_traceCall", [{ data: loop, gas: "0xea60" }, "latest", [{ tracer: "callTracer" }]]],
  ["debug_traceCall", [{ data: loop, gas: "0xea60" }, "latest", { tracer: "undefined" }]],
  [
    "debug_traceCall",
    [{ data: loop, gas: "0xea60" }, "latest", { tracer: "callTracer", tracerConfig: { tracer: "a" } }],
  ],
  ["debug_traceCall", [{ data: calls }, "latest", { tracer: "callTracer" }]],
  ["debug_traceCall", [{ data: calls, gas: null }, "latest", { tracer: "callTracer" }]],
  ["debug_traceCall", [{ data: calls, gas: "0x186a0" }, "latest", { tracer: "prestateTracer" }]],
  ["debug_traceTransaction", [hash]],
  ["debug_traceTransaction", [{ tracer: "callTracer" }, {}]],
  ["debug_traceBlockByNumber", ["latest", { timeout: "1s" }]],
  ["trace_replayBlockTransactions", ["latest", ["trace", "vmTrace"]]],
  ["eth_call", [{ data: loop, tracer: "callTracer" }, "latest"]],
  ["eth_sendRawTransaction", [getTransaction(3_000_000n)]],
  ["eth_sendRawTransaction", ["0x76c0"]],
])("%s %j would cost this machine too much, and says what is possible", async (method, params) => {
  const { post } = await starting;
  expect(await post("base/demo/json-rpc", { method, params })).toMatchObject({
    status: 422,
    body: {
      error: {
        code: "bad_parameters",
        message: expect.stringMatching(/^The test chain (takes|needs|simul|traces)/),
      },
    },
  });
});

test.each([
  ["debug_traceCall", [{ data: "0x00", gas: "0xea60" }, "latest", { tracer: "prestateTracer" }]],
  ["debug_traceTransaction", [hash, { tracer: "callTracer", tracerConfig: { onlyTopCall: true } }]],
  ["debug_traceBlockByNumber", ["latest", { tracer: "callTracer" }]],
  ["eth_sendRawTransaction", [getTransaction(2_000_000n)]],
])("%s %j costs little, and is asked", async (method, params) => {
  const { post } = await starting;
  expect(await post("base/demo/json-rpc", { method, params })).toMatchObject({ status: 200 });
});

test("an endless loop ends at the block gas limit", async () => {
  const { post } = await starting;
  const params = [
    { to: `0x${"0".repeat(37)}999`, gas: "0x989680" },
    "latest",
    { [`0x${"0".repeat(37)}999`]: { code: loop } },
  ];
  expect(await post("base/demo/json-rpc", { method: "eth_call", params })).toMatchObject({
    status: 200,
    body: { body: expect.stringContaining("OutOfGas") },
  });
});

test("a newHeads subscription is streamed until the limit, and its end has a reason", async () => {
  const limits = { subscriptionMessages: 1 };
  const { origin, close } = await startConsole({}, { openDemo, limits });
  const response = await fetch(`${origin}/base/demo/websocket/events?method=newHeads`);
  const text = await response.text();
  expect(text).toContain('event: open\ndata: {"source":"demo"');
  expect(text).toMatch(/event: message\ndata: .*"eth_subscription".*"number"/);
  expect(text).toContain('event: end\ndata: {"reason":"count"}');
  await close();
});

test("an idle subscription ends after the time limit", async () => {
  const { origin, close } = await startConsole({}, { openDemo, limits: { subscriptionMs: 300 } });
  const params = encodeURIComponent('{"address":"0x0000000000000000000000000000000000000001"}');
  const response = await fetch(`${origin}/base/demo/websocket/events?method=logs&params=${params}`);
  expect(await response.text()).toContain('event: end\ndata: {"reason":"time"}');
  await close();
});

test("a call cannot be streamed, and a subscription cannot be called", async () => {
  const { post } = await starting;
  const refused = { status: 403, body: { error: { code: "method_not_allowed" } } };
  expect(await post("base/demo/websocket/events?method=eth_blockNumber")).toMatchObject(refused);
  expect(await post("base/demo/websocket", { method: "newHeads" })).toMatchObject(refused);
});
