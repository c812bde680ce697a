/** @jest-environment node */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { FetchRequest, isError, JsonRpcProvider, WebSocketProvider } from "ethers";
import { createClient, http, RpcError as ViemRpcError, rpcSchema, webSocket } from "viem";
import type { Transport } from "viem";

import { makeKey } from "../testing/makeKey.ts";
import { rpcCall, startGateway } from "../testing/startGateway.ts";
import type { TestGateway } from "../testing/startGateway.ts";
import { startTestNode } from "../testing/startTestNode.ts";

jest.setTimeout(60_000);

const now = new Date("2026-05-04T12:00:00Z");
let node: Awaited<ReturnType<typeof startTestNode>>;
let gateway: TestGateway;
let urls: Record<"fresh" | "second" | "usedDay" | "usedPeriod", string>;

beforeAll(async () => {
  node = await startTestNode(({ method }) => ({ result: method === "eth_blockNumber" ? "0x10000" : "0x1" }));
  gateway = await startGateway({ source: { RPC_ETH_MAINNET_URL: node.url }, now: () => now });
  urls = {
    fresh: toUrl(gateway.key),
    second: toUrl((await makeKey(gateway)).key),
    usedDay: await makeUsedKey("free", { requests: 40_000, units: 0 }),
    usedPeriod: await makeUsedKey("start", { requests: 0, units: 50_000_000 }),
  };
});
afterAll(async () => {
  await gateway.close();
  node.close();
});

const toUrl = (key: string, network = "eth/mainnet") => `${gateway.origin}${gateway.path(network, key)}`;

/** The endpoint of a new account on a plan, which has used up its allowance. */
async function makeUsedKey(planId: string, used: { requests: number; units: number }): Promise<string> {
  const { key, id, token } = await makeKey(gateway);
  await gateway.setPlan(planId, token);
  const { account_id } = await gateway.db
    .selectFrom("api_keys")
    .select("account_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const call = { chain: "eth", network: "mainnet", method: "eth_chainId" };
  await gateway.db
    .insertInto("key_usage")
    .values({ account_id, key_id: id, day: "2026-05-04", ...call, ...used })
    .execute();
  return toUrl(key);
}

const curl = async (...parameters: string[]) =>
  (await promisify(execFile)("curl", ["-sS", "-i", "--max-time", "10", ...parameters])).stdout;

/** The response to a request of the curl program: its status, headers and body. */
async function readCurl(...parameters: string[]) {
  const [head = "", body = ""] = (await curl(...parameters)).split(/\r\n\r\n(?!HTTP)/);
  const lines = head.split("\r\n");
  const headers = new Map(lines.map((line) => [line.split(":")[0] ?? "", line.replace(/^[^:]*: */, "")]));
  const response: unknown = JSON.parse(body);
  return { status: Number(lines[0]?.split(" ")[1]), headers, body: response };
}

const postBatch = (url: string, calls: number) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(Array.from({ length: calls }, () => rpcCall())),
  });

/** A client of viem that calls any method. */
const connectViem = (transport: Transport) =>
  createClient({
    transport,
    rpcSchema: rpcSchema<[{ Method: string; Parameters?: unknown[]; ReturnType: unknown }]>(),
  });

/** The code and the sentence that viem tells. */
async function readViem(url: string, method: string, params: unknown[]) {
  const client = connectViem(http(url, { retryCount: 0 }));
  const error: unknown = await client.request({ method, params }).catch((reason: unknown) => reason);
  if (!(error instanceof ViemRpcError)) throw new Error("viem does not know the error.", { cause: error });
  return [error.code, error.details];
}

/** The code and the sentence that ethers tells: in the error of the call, or in the body of a refused request. */
async function readEthers(url: string, method: string, params: unknown[]) {
  const request = new FetchRequest(url);
  // It repeats a 429 twelve times, which on a slow machine lasts until the next second.
  request.setThrottleParams({ maxAttempts: 2 });
  const provider = new JsonRpcProvider(request, 1, { staticNetwork: true, batchMaxCount: 1 });
  const error: unknown = await provider.send(method, params).catch((reason: unknown) => reason);
  provider.destroy();
  return toCode(error);
}

function toCode(error: unknown) {
  const text = isError(error, "SERVER_ERROR") ? error.info?.responseBody : JSON.stringify(Object(error).error);
  const body = JSON.parse(text);
  const { code, message } = body.error ?? body;
  return [code, message];
}

const free = '"second";q=40;w=1, "day";q=40000;w=86400;qu="requests"';
const start = '"second";q=100;w=1, "period";q=50000000;w=2592000;qu="compute-units"';
const noon = String(12 * 3600);

type Limit = {
  name: string;
  url?: keyof typeof urls;
  call: [method: string, params: unknown[]];
  status: number;
  code: number;
  sentence: RegExp;
  policy?: string;
  wait?: string;
  /** Brings the account to its limit. */
  reach?: () => Promise<unknown>;
};

const limits: Limit[] = [
  {
    name: "requests of a second",
    url: "second",
    call: ["eth_chainId", []],
    ...{ status: 429, code: -32005, wait: "1" },
    sentence: /^The Free plan allows 40 requests a second\. The Start plan allows more\.$/,
    reach: () => postBatch(urls.second, 40),
  },
  {
    name: "requests of a day",
    url: "usedDay",
    call: ["eth_chainId", []],
    ...{ status: 402, code: -32005, wait: noon },
    sentence:
      /^The Free plan allows 40,000 requests a day; it begins anew at 2026-05-05T00:00:00\.000Z\. The Start plan allows more\.$/,
  },
  {
    name: "compute units of a period",
    url: "usedPeriod",
    call: ["eth_chainId", []],
    ...{ status: 402, code: -32005, policy: start },
    sentence:
      /^The Start plan allows 50,000,000 compute units a period; it begins anew at 2026-\S+Z\. The Growth plan allows more\.$/,
  },
  {
    name: "blocks of a range",
    call: ["eth_getLogs", [{ fromBlock: "0x1", toBlock: "0x1389" }]],
    ...{ status: 200, code: -32005 },
    sentence: /^The range has 5001 blocks; at most 5000 are allowed, .* Try with this block range \[0x1, 0x1388\]\.$/,
  },
  {
    name: "archive data",
    call: ["eth_getBalance", ["0x0000000000000000000000000000000000000001", "0x1"]],
    ...{ status: 403, code: -32004 },
    sentence: /^The Free plan has the states of the last 128 blocks, no archive data\. The Start plan allows more\.$/,
  },
];

test.each(limits)(
  "at the limit of $name curl sees what is left, and viem and ethers the code and the sentence",
  async ({ url = "fresh", call, status, code, sentence, policy = free, wait, reach }) => {
    const endpoint = urls[url];
    const expected = [code, expect.stringMatching(sentence)];
    await reach?.();
    const body = JSON.stringify(rpcCall(...call));
    const response = await readCurl(endpoint, "-H", "content-type: application/json", "-d", body);
    expect(response).toMatchObject({ status, body: { id: 1, error: { code, message: expected[1] } } });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "ratelimit-policy": policy,
      ratelimit: expect.stringMatching(/^"(day|period)";r=\d+;t=\d+$/),
      "x-compute-units": "0",
      "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
      ...(wait ? { "retry-after": wait } : {}),
    });
    await reach?.();
    expect(await readViem(endpoint, ...call)).toEqual(expected);
    await reach?.();
    expect(await readEthers(endpoint, ...call)).toEqual(expected);
  },
);

test("each call of a batch that is too long fails in viem and ethers, with its own sentence", async () => {
  const sentence = "batch too large: 41 calls, the Free plan allows 40. The Start plan allows more.";
  const viem = connectViem(http(urls.fresh, { batch: true }));
  const ethers = new JsonRpcProvider(urls.fresh, 1, { staticNetwork: true });
  const collect = async (send: () => Promise<unknown>) =>
    (await Promise.allSettled(Array.from({ length: 41 }, send))).map((one) => one.status === "rejected" && one.reason);
  const errors = await collect(() => viem.request({ method: "eth_chainId", params: [Math.random()] }));
  expect(new Set(errors.map(({ code, details }) => `${code} ${details}`))).toEqual(new Set([`-32600 ${sentence}`]));
  const others = await collect(() => ethers.send("eth_chainId", [Math.random()]));
  expect(new Set(others.map((error) => toCode(error).join(" ")))).toEqual(new Set([`-32600 ${sentence}`]));
  ethers.destroy();
});

test("at the limits of WebSocket viem and ethers settle, and curl sees the headers of a refused handshake", async () => {
  const [{ key }, other] = [await makeKey(gateway), await makeKey(gateway)];
  const url = toUrl(key, "eth/demo");
  const socketUrl = url.replace("http", "ws");
  const ethers = new WebSocketProvider(socketUrl, 1, { staticNetwork: true });
  const subscribe = () => ethers.send("eth_subscribe", ["syncing"]);
  await Promise.all(Array.from({ length: 20 }, subscribe));
  const sentence = "The Free plan allows 20 subscriptions of a connection. The Start plan allows more.";
  expect(toCode(await subscribe().catch((reason: unknown) => reason))).toEqual([-32005, sentence]);
  const otherUrl = toUrl(other.key, "eth/demo").replace("http", "ws");
  const viem = connectViem(webSocket(otherUrl, { retryCount: 0, reconnect: false, keepAlive: false }));
  await Promise.all(Array.from({ length: 20 }, () => viem.request({ method: "eth_subscribe", params: ["syncing"] })));
  await expect(viem.request({ method: "eth_subscribe", params: ["syncing"] })).rejects.toMatchObject({
    ...{ code: -32005, details: sentence },
  });
  const others = [2, 3, 4, 5].map(() => new WebSocketProvider(socketUrl, 1, { staticNetwork: true }));
  await Promise.all(others.map((one) => one.send("eth_mining", [])));
  const upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: eA=="];
  const response = await readCurl(url, ...upgrade.flatMap((line) => ["-H", line]));
  expect([response.status, response.headers.get("ratelimit-policy"), response.headers.get("retry-after")]).toEqual([
    ...[429, free, "10"],
  ]);
  expect(response.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  expect(response.body).toMatchObject({
    error: { message: "The Free plan allows 5 connections of a key. The Start plan allows more." },
  });
  const refused = webSocket(socketUrl, { retryCount: 0, reconnect: false, keepAlive: false });
  await expect(connectViem(refused).request({ method: "eth_chainId", params: [] })).rejects.toBeDefined();
  for (const one of [ethers, ...others]) await one.destroy();
});
