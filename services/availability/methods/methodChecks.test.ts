/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { demoChain } from "../../../features/shared/contracts/demoChain.ts";
import { demoMissingMethods } from "../../../features/shared/contracts/demoNetwork.ts";
import { createTemporaryDatabase } from "../../db/testing/template.ts";
import { createChains } from "../../kit/chain/index.ts";
import { readChains } from "../../kit/catalog/readChains.ts";
import { MethodCatalog } from "../../kit/methods/MethodCatalog.ts";
import { startAvailability } from "../testing/startAvailability.ts";
import { startEndpoint } from "../testing/startEndpoint.ts";
import { readProbeSettings } from "../probe/readProbeSettings.ts";
import { classify } from "./classify.ts";
import { probeMethods } from "./probeMethods.ts";

const dataDir = mkdtempSync(join(tmpdir(), "methods-"));
const chains = createChains({ dataDir });
const catalog = new MethodCatalog("content/data");

afterAll(async () => {
  await chains.close();
  rmSync(dataDir, { recursive: true });
});

const probe = async (url: string) => {
  const [endpoint] = readProbeSettings({ RPC_ETH_MAINNET_URL: url }, readChains("content/data")).endpoints;
  if (!endpoint) throw new Error("no endpoint");
  return probeMethods(endpoint, catalog);
};

test("what the demo chain answers and what it lacks is found, stored and served with the time", async () => {
  const { rpcUrl } = await chains.localChain(demoChain.chainId);
  const checks = await probe(rpcUrl);
  const found = Object.fromEntries(checks.methods.map(({ method, answered }) => [method, answered]));
  expect(found).toMatchObject({ eth_blockNumber: true, eth_getBalance: true, eth_call: true, eth_getLogs: true });
  expect(found).not.toHaveProperty("eth_sendRawTransaction");
  for (const method of demoMissingMethods) expect([method, found[method] ?? false]).toEqual([method, false]);
  expect(checks.reach.map(({ kind, isWhole }) => [kind, isWhole])).toEqual([
    ["archive", true],
    ["logs", true],
  ]);

  const database = await createTemporaryDatabase();
  const service = await startAvailability(database.db, { sampleData: false });
  const send = async (body: object, token = "write-token-of-the-test") => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const url = `http://127.0.0.1:${service.port}/availability/v1/methods`;
    return (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).status;
  };
  expect((await service.get("methods")).body).toEqual({ protocols: {} });
  expect(await send(checks, "wrong")).toBe(401);
  expect(await send({ ...checks, network: "nowhere" })).toBe(422);
  expect(await send(checks)).toBe(201);
  // A result that arrives late does not replace a newer one.
  expect(await send({ ...checks, checkedAt: 1, methods: [{ method: "eth_call", answered: false }] })).toBe(201);
  const at = new Date(checks.checkedAt).toISOString();
  expect((await service.get("methods")).body).toMatchObject({
    protocols: {
      eth: { network: "mainnet", methods: { eth_call: { at, answered: true } }, archive: { isWhole: true } },
    },
  });
  await service.close();
  await database.close();
}, 60_000);

test("an endpoint that refuses the probe tells nothing, and is not asked on", async () => {
  let calls = 0;
  const { url, close } = await startEndpoint((_, response) => {
    calls += 1;
    response.writeHead(429).end('{"error":{"code":-32005,"message":"too many requests"}}');
  });
  expect(await probe(url)).toMatchObject({ methods: [], reach: [] });
  expect(calls).toBeLessThan(10);
  await close();
});

test.each([
  ["json-rpc", 200, '{"result":null}', true],
  ["json-rpc", 200, '{"error":{"code":-32602,"message":"invalid params"}}', true],
  ["json-rpc", 200, '{"error":{"code":-32000,"message":"missing trie node"}}', true],
  ["json-rpc", 404, '{"error":{"code":-32601,"message":"Method not found"}}', false],
  ["json-rpc", 200, '{"error":{"code":-32000,"message":"The method trace_block is not available"}}', false],
  ["json-rpc", 403, '{"error":{"code":-32600,"message":"Unsupported method: debug_traceCall"}}', false],
  ["json-rpc", 200, '{"error":{"code":-32005,"message":"rate limited"}}', undefined],
  ["json-rpc", 502, "<html>", undefined],
  ["rest", 200, "[]", true],
  ["rest", 400, "{}", true],
  ["rest", 405, "", false],
  ["rest", 404, "", undefined],
  ["rest", 503, "", undefined],
])("%s, status %s and %s mean %s", (kind, status, text, expected) => {
  expect(classify(kind, status, text)).toBe(expected);
});
