/** @jest-environment node */
import { once } from "node:events";

import { numberToHex } from "viem";
import { WebSocket } from "ws";

import { demoChain } from "../../../features/shared/contracts/demoChain.ts";
import { waitFor } from "../../kit/testing/waitFor.ts";
import { makeKey } from "../testing/makeKey.ts";
import { rpcCall, startGateway } from "../testing/startGateway.ts";
import type { TestGateway } from "../testing/startGateway.ts";

jest.setTimeout(60_000);

let gateway: TestGateway;
const open: WebSocket[] = [];
const chainId = numberToHex(demoChain.chainId);
beforeAll(async () => {
  gateway = await startGateway();
});
afterEach(() => open.splice(0).forEach((socket) => socket.terminate()));
afterAll(() => gateway.close());

/** A WebSocket that records its messages and can wait for the response to an id. */
async function connect(path = gateway.path("eth/demo")) {
  const socket = new WebSocket(`${gateway.origin.replace("http", "ws")}${path}`);
  open.push(socket);
  const messages: {
    id?: unknown;
    result?: unknown;
    error?: { code: number; message: string };
    method?: string;
    params?: { result: unknown };
  }[] = [];
  socket.on("message", (data) => messages.push(JSON.parse(String(data))));
  await once(socket, "open");
  const sendCall = (call: ReturnType<typeof rpcCall>) => {
    socket.send(JSON.stringify(call));
    return waitFor(() => messages.find(({ id }) => id === call.id));
  };
  return { socket, messages, ask: sendCall };
}

/** The HTTP status of a rejected handshake. */
async function handshake(path: string): Promise<number> {
  const socket = new WebSocket(`${gateway.origin.replace("http", "ws")}${path}`);
  const [, response] = await once(socket, "unexpected-response");
  socket.on("error", () => undefined).terminate();
  return response.statusCode;
}

test("a connection that only subscribes sees blocks, logs and waiting transactions", async () => {
  const { messages, ask } = await connect();
  const ids: unknown[] = [];
  for (const [id, params] of [
    [1, ["newHeads"]],
    [2, ["logs", { address: demoChain.token.address }]],
    [3, ["newPendingTransactions"]],
  ] as const)
    ids.push((await ask(rpcCall("eth_subscribe", params, id))).result);
  await waitFor(() =>
    ids.every((id) => messages.some(({ params }) => params && "subscription" in params && params.subscription === id)),
  );
  expect((await ask(rpcCall("eth_unsubscribe", [ids[0]], 4))).result).toBe(true);
  expect((await ask(rpcCall("eth_chainId", [], 5))).result).toBe(chainId);
  expect((await ask(rpcCall("eth_subscribe", ["nothing"], 6))).error?.code).toBe(-32602);
});

test("a connection has as many subscriptions as its plan, and HTTP has none", async () => {
  const { ask } = await connect();
  const responses = await Promise.all(
    Array.from({ length: 21 }, (_, id) => ask(rpcCall("eth_subscribe", ["newHeads"], id + 1))),
  );
  expect(responses.flatMap(({ error }) => (error?.code === -32005 ? error.message : []))).toEqual([
    "The Free plan allows 20 subscriptions of a connection. The Start plan allows more.",
  ]);
  expect((await gateway.call(rpcCall("eth_subscribe", ["newHeads"]), "eth/demo")).body).toMatchObject({
    error: { code: -32601 },
  });
});

test("a rejected WebSocket handshake has the HTTP status of the error", async () => {
  expect(await handshake(`/rpc/eth/demo/${"a".repeat(32)}`)).toBe(401);
  expect(await handshake(gateway.path("eth/nowhere"))).toBe(404);
  expect(await handshake("/elsewhere")).toBe(404);
  const { key } = await makeKey(gateway, gateway.token);
  const path = gateway.path("eth/demo", key);
  await Promise.all(Array.from({ length: 5 }, () => connect(path)));
  expect(await handshake(path)).toBe(429);
  open.shift()?.terminate();
  await waitFor(async () =>
    connect(path).then(
      () => true,
      () => false,
    ),
  );
});

test("connections of a key end when it is removed, and when its allowance is used up", async () => {
  const { key, id } = await makeKey(gateway, gateway.token);
  const { socket } = await connect(gateway.path("eth/demo", key));
  const closed = once(socket, "close");
  await gateway.send("DELETE", `demo/keys/${id}`, undefined, gateway.token);
  expect((await closed)[0]).toBe(1008);
  const listener = await connect();
  const ended = once(listener.socket, "close");
  const { account_id } = await gateway.db.selectFrom("api_keys").select("account_id").executeTakeFirstOrThrow();
  const usage = { account_id, key_id: "k", chain: "eth", network: "demo", method: "eth_chainId" };
  const day = new Date().toISOString().slice(0, 10);
  await gateway.db
    .insertInto("key_usage")
    .values({ ...usage, day, requests: 40_000, units: 0 })
    .execute();
  // A block may end the connection before the subscription is answered.
  listener.socket.send(JSON.stringify(rpcCall("eth_subscribe", ["newHeads"])));
  expect((await ended)[0]).toBe(1008);
});
