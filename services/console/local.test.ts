/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createChains } from "../chain/index.ts";
import { readGroups } from "./data/methods.ts";
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
const overrides = { blockOverrides: { gasLimit: "0xffffffffff" }, calls: [{ data: loop }] };

test.each([
  ["eth_call", [{ data: loop, gas: "0xffffffffffff" }, "latest"]],
  ["eth_call", [{ data: loop, gas: "0xffff_ffff_ffff" }, "latest"]],
  ["eth_estimateGas", [{ data: loop, gasLimit: 281474976710655 }, "latest"]],
  ["eth_simulateV1", [{ blockStateCalls: [overrides] }, "latest"]],
  ["eth_simulateV1", [{ blockStateCalls: Array.from({ length: 5 }, () => ({ calls: [{}] })) }, "latest"]],
  ["debug_traceCall", [{ data: loop }, "latest", {}]],
  ["debug_traceTransaction", [`0x${"0".repeat(64)}`]],
])("%s %j would cost this machine too much, and says what is possible", async (method, params) => {
  const { ask } = await starting;
  expect(await ask("base/mainnet/json-rpc", { method, params })).toMatchObject({
    status: 422,
    body: { error: { code: "bad_parameters", message: expect.stringMatching(/^The test chain (takes|needs|simul)/) } },
  });
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
