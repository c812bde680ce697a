/** @jest-environment node */
import type { RequestListener } from "node:http";

import { call } from "./outgoing/call.ts";
import { startConsole } from "./testing/startConsole.ts";
import { startNode } from "./testing/startNode.ts";

const blockNumber = { method: "eth_blockNumber", params: [] };
const open: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** A console whose Ethereum mainnet has a scripted node. */
async function startBoth(listener: RequestListener, limits = {}, path = "/secret-key-of-ours") {
  const node = await startNode(listener);
  const console = await startConsole({ RPC_ETH_MAINNET_URL: `${node.url}${path}` }, { limits });
  open.push(node.close, console.close);
  return { node, console };
}

const json =
  (value: unknown): RequestListener =>
  (_, response) =>
    response.setHeader("content-type", "application/json").end(JSON.stringify(value));

test("a listed method reaches the configured endpoint, and its response has status, time, bytes and cost", async () => {
  const { node, console } = await startBoth(json({ jsonrpc: "2.0", id: 1, result: "0x10" }));
  const { status, body } = await console.post("eth/mainnet/json-rpc", blockNumber);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    source: "endpoint",
    status: 200,
    bytes: 40,
    isCut: false,
    computeUnits: 20,
    body: '{"jsonrpc":"2.0","id":1,"result":"0x10"}',
  });
  expect(node.seen).toEqual([
    {
      verb: "POST",
      path: "/secret-key-of-ours",
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}',
    },
  ]);
});

test.each(["eth_sendTransaction", "anvil_setBalance", "evm_mine", "__proto__", "constructor", "admin_peers"])(
  "%s is not in the list and is never sent",
  async (method) => {
    const { node, console } = await startBoth(json({}));
    const { status, body } = await console.post("eth/mainnet/json-rpc", { method, params: [] });
    expect(status).toBe(403);
    expect(body).toMatchObject({ error: { code: "method_not_allowed" } });
    expect(node.seen).toEqual([]);
  },
);

test("a redirect of an endpoint is not followed", async () => {
  const other = await startNode(json({ secret: true }));
  open.push(other.close);
  const { console } = await startBoth((_, response) => response.writeHead(302, { location: other.url }).end());
  const { status, body } = await console.post("eth/mainnet/json-rpc", blockNumber);
  expect(status).toBe(502);
  expect(body).toMatchObject({ error: { code: "redirect" } });
  expect(other.seen).toEqual([]);
});

test("a response above the limit is cut and marked as cut", async () => {
  const { console } = await startBoth((_, response) => response.end("x".repeat(5_000_000)), {
    answerBytes: 1_000,
  });
  const { body } = await console.post("eth/mainnet/json-rpc", blockNumber);
  expect(body).toMatchObject({ isCut: true, bytes: 1_000, body: "x".repeat(1_000) });
});

test("a slow response of an endpoint is aborted at the time limit", async () => {
  const { console } = await startBoth(
    (_, response) => {
      const timer = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(timer));
    },
    { timeMs: 200 },
  );
  const { status, body } = await console.post("eth/mainnet/json-rpc", blockNumber);
  expect(status).toBe(504);
  expect(body).toMatchObject({ error: { code: "late" } });
});

test("a host that resolves to a private IP is rejected, unless the settings allow it", async () => {
  const node = await startNode(json({ result: 1 }));
  open.push(node.close);
  const url = new URL(node.url.replace("127.0.0.1", "localhost"));
  const limits = { timeMs: 2_000, answerBytes: 100 };
  const callNode = (mayBePrivate: boolean) => call({ url, mayBePrivate }, { verb: "GET", path: "/" }, limits);
  await expect(callNode(false)).rejects.toMatchObject({ code: "private_address" });
  expect(node.seen).toEqual([]);
  await expect(callNode(true)).resolves.toMatchObject({ status: 200 });
});

test("the error for an unreachable endpoint does not contain its URL", async () => {
  const console = await startConsole({
    RPC_ETH_MAINNET_URL: "http://127.0.0.1:9/secret-key-of-ours",
  });
  open.push(console.close);
  const { status, body } = await console.post("eth/mainnet/json-rpc", blockNumber);
  expect(status).toBe(502);
  expect(body).toEqual({
    error: { code: "unreachable", message: "The endpoint cannot be reached right now." },
  });
});

test("a key echoed by an endpoint does not reach the visitor", async () => {
  const { console } = await startBoth(json({ error: "no such path /secret-key-of-ours" }));
  const { body } = await console.post("eth/mainnet/json-rpc", blockNumber);
  expect(JSON.stringify(body)).not.toContain("secret-key-of-ours");
});

test("an error of the node is passed on like any response", async () => {
  const { console } = await startBoth((_, response) => response.writeHead(503).end("busy"));
  expect(await console.post("eth/mainnet/json-rpc", blockNumber)).toMatchObject({
    status: 200,
    body: { status: 503, body: "busy" },
  });
});

test("a rate limit error has its reason and the time to wait, and other visitors are unaffected", async () => {
  const { console } = await startBoth(json({}), { callsPerMinute: 2 });
  const callAs = (visitor: string) => console.post("eth/mainnet/json-rpc", blockNumber, { "x-forwarded-for": visitor });
  await callAs("203.0.113.7");
  await callAs("203.0.113.8");
  const { status, body } = await callAs("203.0.113.9");
  expect(status).toBe(429);
  expect(body).toMatchObject({
    error: { code: "rate_limited", retryAfterSeconds: expect.any(Number) },
  });
  expect(await callAs("198.51.100.1")).toMatchObject({ status: 200 });
});

test("a hanging Bitcoin endpoint does not block Ethereum, and the total stays bounded", async () => {
  const hanging = await startNode(() => undefined);
  const prompt = await startNode(json({ result: "0x1" }));
  const source = {
    RPC_BTC_MAINNET_URL: `${hanging.url}/btc`,
    RPC_LTC_MAINNET_URL: `${hanging.url}/ltc`,
    RPC_ETH_MAINNET_URL: prompt.url,
  };
  const limits = { callsAtOnce: 4, callsAtOncePerUpstream: 2, timeMs: 60_000 };
  const console = await startConsole(source, { limits });
  open.push(prompt.close, console.close);
  const post = (chain: string, method: string) => console.post(`${chain}/mainnet/json-rpc`, { method, params: [] });
  const waiting: Promise<unknown>[] = [];
  const hang = async (chain: string) => {
    const before = hanging.seen.length;
    waiting.push(post(chain, "getblockcount"));
    while (hanging.seen.length === before) await new Promise(setImmediate);
  };
  await hang("btc");
  await hang("btc");
  const busy = { status: 503, body: { error: { code: "busy", retryAfterSeconds: 5 } } };
  expect(await post("btc", "getblockcount")).toMatchObject(busy);
  expect(await post("eth", "eth_blockNumber")).toMatchObject({ status: 200, body: { status: 200 } });
  await hang("ltc");
  await hang("ltc");
  expect(await post("eth", "eth_blockNumber")).toMatchObject(busy);
  await hanging.close();
  await Promise.all(waiting);
  expect(await post("eth", "eth_blockNumber")).toMatchObject({ status: 200 });
});

test("a call with too long a body is rejected before it is read", async () => {
  const { node, console } = await startBoth(json({}));
  const long = { method: "eth_blockNumber", params: ["x".repeat(20_000)] };
  expect(await console.post("eth/mainnet/json-rpc", long)).toMatchObject({ status: 413 });
  expect(node.seen).toEqual([]);
});

test.each([
  ["nothing/mainnet/json-rpc", 404, "not_found"],
  ["eth/nothing/json-rpc", 404, "not_found"],
  ["eth/constructor/json-rpc", 404, "not_found"],
  ["eth/mainnet/rosetta", 404, "not_found"],
  ["btc/mainnet/json-rpc", 403, "method_not_allowed"],
])("%s answers %d %s", async (path, status, code) => {
  const console = await startConsole({});
  open.push(console.close);
  expect(await console.post(path, blockNumber)).toMatchObject({ status, body: { error: { code } } });
});
