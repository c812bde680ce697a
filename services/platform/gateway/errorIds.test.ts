/** @jest-environment node */
import { once } from "node:events";

import { WebSocket } from "ws";

import { sharedLimits } from "../../../features/shared/contracts/planLimits.ts";
import { rpcLimits } from "../../../features/shared/contracts/rpcGateway.ts";
import { waitFor } from "../../kit/testing/waitFor.ts";
import { makeKey } from "../testing/makeKey.ts";
import { rpcCall, startGateway } from "../testing/startGateway.ts";
import type { TestGateway } from "../testing/startGateway.ts";
import { startTestNode } from "../testing/startTestNode.ts";

jest.setTimeout(60_000);

let node: Awaited<ReturnType<typeof startTestNode>>;
let gateway: TestGateway;
beforeAll(async () => {
  const dead = await startTestNode();
  dead.close();
  node = await startTestNode(({ method }) => ({ result: "0x1", waitMs: method === "eth_call" ? 50_000 : 0 }));
  gateway = await startGateway({ source: { RPC_ETH_MAINNET_URL: node.url, RPC_ETH_SEPOLIA_URL: dead.url } });
}, 120_000);
afterAll(async () => {
  node.close();
  await gateway.close();
});
beforeEach(() => void node.calls.splice(0));

const open = async (path: string) => {
  const socket = new WebSocket(`${gateway.origin.replace("http", "ws")}${path}`);
  await once(socket, "open");
  return socket;
};

/** Sends bodies over one WebSocket and returns as many answers. */
async function exchange(path: string, ...bodies: unknown[]): Promise<unknown[]> {
  const socket = await open(path);
  const responses: unknown[] = [];
  socket.on("message", (data) => responses.push(JSON.parse(String(data))));
  for (const body of bodies) socket.send(JSON.stringify(body));
  await waitFor(() => responses.length === bodies.length);
  socket.terminate();
  return responses;
}

async function post(path: string, body: unknown) {
  const response = await gateway.post(path, JSON.stringify(body));
  const result: unknown = await response.json();
  return { status: response.status, body: result };
}

const { id: _, ...notification } = rpcCall();
const batch = [rpcCall("eth_chainId", [], "a"), notification, rpcCall("eth_chainId", [], 2)];
const one = rpcCall("eth_chainId", [], 9000);

/** The same calls over HTTP and WebSocket get one error a call, and none for the notification. */
async function expectErrors(path: string, reason: string, status: number) {
  const error = { data: { reason } };
  const errors = [
    { jsonrpc: "2.0", id: "a", error },
    { jsonrpc: "2.0", id: 2, error },
  ];
  expect(await post(path, batch)).toMatchObject({ status, body: errors });
  expect(await post(path, one)).toMatchObject({ status, body: { id: 9000, error } });
  expect(await exchange(path, batch, one)).toMatchObject([errors, { id: 9000, error }]);
}

test("while an account has its calls under way, further ones are refused by id", async () => {
  // The plan with the most requests a second.
  const { key, token } = await makeKey(gateway);
  await gateway.setPlan("growth", token);
  const path = gateway.path("eth/mainnet", key);
  const slow = Array.from({ length: 8 }, (_, id) => rpcCall("eth_call", [{}], id));
  const socket = await open(path);
  for (let count = 0; count < rpcLimits.callsAtOnce / slow.length; count += 1) socket.send(JSON.stringify(slow));
  await waitFor(() => node.calls.length === rpcLimits.callsAtOnce);
  await expectErrors(path, "rate_limit", 429);
  socket.terminate();
});

test("once a day's allowance is used up, calls are refused by id", async () => {
  const { key, id } = await makeKey(gateway);
  const { account_id } = await gateway.db
    .selectFrom("api_keys")
    .select("account_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const day = new Date().toISOString().slice(0, 10);
  const usage = { account_id, key_id: id, day, chain: "eth", network: "mainnet", method: "eth_chainId", units: 0 };
  await gateway.db
    .insertInto("key_usage")
    .values({ ...usage, requests: 40_000 })
    .execute();
  await expectErrors(gateway.path("eth/mainnet", key), "plan_limit", 402);
});

test("a node that is paused after failures is an error for each call", async () => {
  const path = gateway.path("eth/sepolia");
  for (let count = 0; count < 3; count += 1) await post(path, one);
  await expectErrors(path, "no_node", 503);
});

test("calls that are refused before they are read keep their ids", async () => {
  const withoutNode = await post(gateway.path("pol/mainnet"), batch);
  expect(withoutNode).toMatchObject({ status: 503, body: [{ id: "a", error: { code: -32002 } }, { id: 2 }] });
  expect(await post("/rpc/eth/mainnet/none", one)).toMatchObject({ status: 401, body: { id: 9000 } });
  const long = [rpcCall("eth_chainId", [], 1), rpcCall("eth_call", ["x".repeat(rpcLimits.bodyBytes)], 2)];
  const tooLarge = await post(gateway.path(), long);
  expect(tooLarge).toMatchObject({
    status: 413,
    body: [{ id: 1, error: { data: { reason: "body_too_large" } } }, { id: 2 }],
  });
  expect(await exchange(gateway.path(), long)).toEqual([tooLarge.body]);
});

test("a batch that is too long is refused call by call, and one without an end with one error", async () => {
  const long = Array.from({ length: sharedLimits.batchCalls + 1 }, (_, id) => rpcCall("eth_chainId", [], id));
  const { status, body } = await post(gateway.path(), long);
  expect([status, body]).toMatchObject([
    200,
    long.map(({ id }) => ({ id, error: { data: { reason: "batch_too_large" } } })),
  ]);
  expect(await exchange(gateway.path(), long)).toEqual([body]);
  const endless = Array.from({ length: 10 * sharedLimits.batchCalls + 1 }, () => 5);
  expect((await post(gateway.path(), endless)).body).toMatchObject([{ id: null, error: { code: -32600 } }]);
  expect(node.calls).toEqual([]);
});
