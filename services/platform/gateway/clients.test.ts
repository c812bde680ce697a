/** @jest-environment node */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";

import {
  createPublicClient,
  createWalletClient,
  defineChain,
  erc20Abi,
  http,
  isHex,
  parseEther,
  webSocket,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { WebSocket } from "ws";

import { demoChain, getWalletChain } from "../../../features/shared/contracts/demoChain.ts";
import { rpcLimits } from "../../../features/shared/contracts/rpcGateway.ts";
import { waitFor } from "../../kit/testing/waitFor.ts";
import { makeKey } from "../testing/makeKey.ts";
import { rpcCall, startGateway } from "../testing/startGateway.ts";
import type { TestGateway } from "../testing/startGateway.ts";

jest.setTimeout(60_000);

let gateway: TestGateway;
let url = "";
const open: WebSocket[] = [];
const chainId = getWalletChain("").chainId;
beforeAll(async () => {
  gateway = await startGateway();
  url = `${gateway.origin}${gateway.path("eth/demo")}`;
});
afterEach(() => open.splice(0).forEach((socket) => socket.terminate()));
afterAll(() => gateway.close());

const account = privateKeyToAccount(demoChain.samplePrivateKey);
const defineDemo = () =>
  defineChain({
    id: demoChain.chainId,
    name: demoChain.name.en,
    nativeCurrency: demoChain.currency,
    rpcUrls: { default: { http: [url] } },
  });

/** A WebSocket that notes its messages; an id waits for its answer. */
async function connect(path = gateway.path("eth/demo")) {
  const socket = new WebSocket(`${gateway.origin.replace("http", "ws")}${path}`);
  open.push(socket);
  const messages: {
    id?: unknown;
    result?: unknown;
    error?: { code: number };
    method?: string;
    params?: { result: unknown };
  }[] = [];
  socket.on("message", (data) => messages.push(JSON.parse(String(data))));
  await once(socket, "open");
  const ask = (call: ReturnType<typeof rpcCall>) => {
    socket.send(JSON.stringify(call));
    return waitFor(() => messages.find(({ id }) => id === call.id));
  };
  return { socket, messages, ask };
}

/** The status that refuses a handshake. */
async function handshake(path: string): Promise<number> {
  const socket = new WebSocket(`${gateway.origin.replace("http", "ws")}${path}`);
  const [, response] = await once(socket, "unexpected-response");
  socket.on("error", () => undefined).terminate();
  return response.statusCode;
}

test("viem reads over HTTP, sends a transaction and sees its log over WebSocket", async () => {
  const chain = defineDemo();
  const client = createPublicClient({ chain, transport: http(url, { batch: true }), pollingInterval: 100 });
  const socket = createPublicClient({ chain, transport: webSocket(url.replace("http", "ws")) });
  const wallet = createWalletClient({ account, chain, transport: http(url) });
  const [block, id] = await Promise.all([client.getBlockNumber(), client.getChainId()]);
  expect([typeof block, id]).toEqual(["bigint", demoChain.chainId]);
  const seen: string[] = [];
  const token = { address: demoChain.token.address, abi: erc20Abi };
  const unwatch = socket.watchContractEvent({
    ...token,
    eventName: "Transfer",
    args: { from: account.address },
    onLogs: (logs) => seen.push(...logs.map((log) => log.transactionHash)),
  });
  const hash = await wallet.writeContract({
    ...token,
    functionName: "transfer",
    args: [demoChain.accounts[1], parseEther("1")],
  });
  expect((await client.waitForTransactionReceipt({ hash })).status).toBe("success");
  await waitFor(() => seen.includes(hash));
  unwatch();
  const { body } = await gateway.get("demo/usage", gateway.token);
  expect(body).toMatchObject({
    rows: expect.arrayContaining([expect.objectContaining({ method: "Notification", network: "demo" })]),
  });
  (await socket.transport.getRpcClient()).close();
});

test("the curl line of an endpoint works as it is copied", async () => {
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}';
  const { stdout } = await promisify(execFile)("curl", [
    "-sS",
    url,
    "-H",
    "content-type: application/json",
    "-d",
    body,
  ]);
  expect(JSON.parse(stdout)).toMatchObject({ jsonrpc: "2.0", id: 1, result: expect.stringMatching(/^0x[\da-f]+$/) });
});

test("what ethers, web3.py and a wallet send is answered", async () => {
  // ethers 6 numbers its batches; web3.py sends its own header and asks web3_clientVersion to see whether it is connected.
  const batch = [rpcCall("eth_chainId", [], 1), rpcCall("net_version", [], 2)];
  expect((await gateway.call(batch, "eth/demo")).body).toMatchObject([
    { id: 1, result: chainId },
    { id: 2, result: "7357001" },
  ]);
  const web3 = await gateway.post(gateway.path("eth/demo"), JSON.stringify(rpcCall("web3_clientVersion", [], 0)), {
    "user-agent": "web3.py/7.14.0",
    "content-type": "application/json; charset=utf-8",
  });
  expect(await web3.json()).toMatchObject({ id: 0, result: expect.stringContaining("anvil") });
  const added = getWalletChain(url);
  // A wallet compares the chain's own answer with what it is asked to add (EIP-3085).
  expect((await gateway.call(rpcCall("eth_chainId"), "eth/demo")).body).toMatchObject({ result: added.chainId });
  expect(isHex(added.chainId) && added.chainName).toBe("Demo chain");
});

test("parameters of a wrong type are the documented error of the node, and costly calls are not run", async () => {
  for (const [method, params] of [
    ["eth_getBalance", [5]],
    ["eth_getBalance", ["0xa1e4"]],
    ["eth_call", [{ gas: "0x5f5e100" }]],
    ["debug_traceTransaction", ["0x1"]],
    ["eth_sendRawTransaction", ["0x00"]],
  ] as const) {
    expect((await gateway.call(rpcCall(method, params), "eth/demo")).body).toMatchObject({ error: { code: -32602 } });
  }
});

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

test("a connection has at most a hundred subscriptions, and HTTP has none", async () => {
  const { ask } = await connect();
  const answers = await Promise.all(
    Array.from({ length: 101 }, (_, id) => ask(rpcCall("eth_subscribe", ["newHeads"], id + 1))),
  );
  expect(answers.filter(({ error }) => error?.code === -32005)).toHaveLength(1);
  expect((await gateway.call(rpcCall("eth_subscribe", ["newHeads"]), "eth/demo")).body).toMatchObject({
    error: { code: -32601 },
  });
});

test("a handshake is refused with the status of its reason", async () => {
  expect(await handshake(`/rpc/eth/demo/${"a".repeat(32)}`)).toBe(401);
  expect(await handshake(gateway.path("eth/nowhere"))).toBe(404);
  expect(await handshake("/elsewhere")).toBe(404);
  const { key } = await makeKey(gateway, gateway.token);
  const path = gateway.path("eth/demo", key);
  await Promise.all(Array.from({ length: rpcLimits.socketsPerKey }, () => connect(path)));
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
  const place = { account_id, key_id: "k", chain: "eth", network: "demo", method: "eth_chainId" };
  const day = new Date().toISOString().slice(0, 10);
  await gateway.db
    .insertInto("key_usage")
    .values({ ...place, day, requests: 40_000, units: 0 })
    .execute();
  await listener.ask(rpcCall("eth_subscribe", ["newHeads"]));
  expect((await ended)[0]).toBe(1008);
});
