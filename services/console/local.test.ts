/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { serializeTransaction } from "viem";

import { createChains } from "../kit/chain/index.ts";
import { readGroups } from "./data/readMethods.ts";
import { startConsole } from "./testing/startConsole.ts";

const dataDir = mkdtempSync(join(tmpdir(), "console-"));
const chains = createChains({ dataDir });
const starting = startConsole({}, { localChain: chains.localChain, limits: { callsPerMinute: 1_000 } });

afterAll(async () => {
  await (await starting).close();
  await chains.close();
  rmSync(dataDir, { recursive: true });
});

test("an EVM network without an endpoint answers from the local test chain with its own id", async () => {
  const { ask } = await starting;
  expect(await ask("base/mainnet/json-rpc", { method: "eth_chainId" })).toMatchObject({
    status: 200,
    body: { source: "local", status: 200, body: '{"jsonrpc":"2.0","id":1,"result":"0x2105"}' },
  });
  expect(await ask("base")).toMatchObject({ body: { networks: { mainnet: { "json-rpc": "local" } } } });
});

test("every EVM method is asked with its defaults, and the node understands the parameters of all it knows", async () => {
  const { ask } = await starting;
  const methods = readGroups("content/data").find(({ family }) => family === "evm")?.methods ?? {};
  const misunderstood: string[] = [];
  for (const [method, { fields }] of Object.entries(methods)) {
    const needed = fields.filter(({ isOptional }) => !isOptional);
    if (needed.some(({ value }) => value === undefined)) continue;
    const params = needed.map(({ type, value = "" }) =>
      ["json", "boolean"].includes(type) ? JSON.parse(value) : value,
    );
    const { body } = await ask("base/mainnet/json-rpc", { method, params });
    const text = JSON.stringify(body);
    if (/-32602|invalid type|missing field|expected/i.test(text))
      misunderstood.push(`${method}: ${text.slice(0, 300)}`);
  }
  expect(misunderstood).toEqual([]);
});

const loop = "0x5b600056";
// What it calls is given 64 KB, again and again.
const calls = "0x5b5f5f61ffff5f60995afa50600056";
const hash = `0x${"0".repeat(64)}`;
const getTransaction = (gas: bigint) => serializeTransaction({ type: "eip1559", chainId: 8453, gas });
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
  ["eth_sendRawTransaction", [getTransaction(100_000n)]],
  ["eth_sendRawTransaction", ["0x76c0"]],
])("%s %j would cost this machine too much, and says what is possible", async (method, params) => {
  const { ask } = await starting;
  expect(await ask("base/mainnet/json-rpc", { method, params })).toMatchObject({
    status: 422,
    body: {
      error: { code: "bad_parameters", message: expect.stringMatching(/^The test chain (takes|needs|simul|traces)/) },
    },
  });
});

test.each([
  ["debug_traceCall", [{ data: "0x00", gas: "0xea60" }, "latest", { tracer: "prestateTracer" }]],
  ["debug_traceTransaction", [hash, { tracer: "callTracer", tracerConfig: { onlyTopCall: true } }]],
  ["debug_traceBlockByNumber", ["latest", { tracer: "callTracer" }]],
  ["eth_sendRawTransaction", [getTransaction(60_000n)]],
])("%s %j costs little, and is asked", async (method, params) => {
  const { ask } = await starting;
  expect(await ask("base/mainnet/json-rpc", { method, params })).toMatchObject({ status: 200 });
});

test("code that never ends is stopped at the gas of a block", async () => {
  const { ask } = await starting;
  const params = [
    { to: `0x${"0".repeat(37)}999`, gas: "0x989680" },
    "latest",
    { [`0x${"0".repeat(37)}999`]: { code: loop } },
  ];
  expect(await ask("base/mainnet/json-rpc", { method: "eth_call", params })).toMatchObject({
    status: 200,
    body: { body: expect.stringContaining("OutOfGas") },
  });
});

test("new blocks are heard as events until the limit, with the reason of the end", async () => {
  const limits = { subscriptionMessages: 1 };
  const { origin, close } = await startConsole({}, { localChain: chains.localChain, limits });
  const response = await fetch(`${origin}/base/mainnet/websocket/events?method=newHeads`);
  const text = await response.text();
  expect(text).toContain('event: open\ndata: {"source":"local"');
  expect(text).toMatch(/event: message\ndata: .*"eth_subscription".*"number"/);
  expect(text).toContain('event: end\ndata: {"reason":"count"}');
  await close();
});

test("a subscription that nothing happens in ends with time", async () => {
  const { origin, close } = await startConsole({}, { localChain: chains.localChain, limits: { subscriptionMs: 300 } });
  const params = encodeURIComponent('{"address":"0x0000000000000000000000000000000000000001"}');
  const response = await fetch(`${origin}/base/mainnet/websocket/events?method=logs&params=${params}`);
  expect(await response.text()).toContain('event: end\ndata: {"reason":"time"}');
  await close();
});

test("a call is no subscription, and a subscription no call", async () => {
  const { ask } = await starting;
  const refused = { status: 403, body: { error: { code: "method_not_allowed" } } };
  expect(await ask("base/mainnet/websocket/events?method=eth_blockNumber")).toMatchObject(refused);
  expect(await ask("base/mainnet/websocket", { method: "newHeads" })).toMatchObject(refused);
});
