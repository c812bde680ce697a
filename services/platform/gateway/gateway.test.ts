/** @jest-environment node */
import { rpcLimits } from "../../../features/shared/contracts/rpcGateway.ts";
import { makeKey } from "../testing/makeKey.ts";
import { documentedError, rpcCall, startGateway } from "../testing/startGateway.ts";
import type { TestGateway } from "../testing/startGateway.ts";
import { startTestNode } from "../testing/startTestNode.ts";
import type { Reply } from "../testing/startTestNode.ts";

jest.setTimeout(60_000);

const replies: Record<string, Reply> = {
  eth_chainId: { result: "0x1" },
  eth_blockNumber: { result: "0x10000" },
  // A number that JavaScript cannot hold, an error of the node's own, and failures.
  eth_gasPrice: { raw: '{"jsonrpc":"2.0","id":7,"result":123456789012345678901}' },
  eth_call: { raw: '{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x"}}' },
  eth_syncing: { status: 500, raw: '{"jsonrpc":"2.0","id":1,"error":{"code":-5,"message":"no such block"}}' },
  eth_hashrate: { status: 502, raw: "<html>Bad Gateway</html>" },
};

let node: Awaited<ReturnType<typeof startTestNode>>;
let gateway: TestGateway;
beforeAll(async () => {
  node = await startTestNode(({ method }) => replies[method] ?? { result: "0x0" });
  gateway = await startGateway({ source: { RPC_ETH_MAINNET_URL: node.url, RPC_SOL_MAINNET_URL: node.url } });
});
afterAll(async () => {
  await gateway.close();
  node.close();
});
beforeEach(() => void node.calls.splice(0));

const send = async (path: string, body: string | Uint8Array<ArrayBuffer>, headers?: Record<string, string>) => {
  const response = await gateway.post(path, body, headers);
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
};
const one = JSON.stringify(rpcCall());

test("a call is answered as the node wrote it, for pages of any origin", async () => {
  const response = await gateway.post(gateway.path(), JSON.stringify(rpcCall("eth_gasPrice", [], 7)), {
    origin: "https://app.example",
  });
  expect(await response.text()).toBe('{"jsonrpc":"2.0","id":7,"result":123456789012345678901}');
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("server-timing")).toMatch(/^gateway;dur=[\d.]+, node;dur=[\d.]+$/);
  const preflight = await fetch(`${gateway.origin}${gateway.path()}`, { method: "OPTIONS" });
  expect([preflight.status, preflight.headers.get("access-control-allow-headers")]).toEqual([204, "content-type"]);
});

test("errors of the node are passed on, whatever its status", async () => {
  expect((await gateway.call(rpcCall("eth_call", [{}]))).body).toMatchObject({ error: { code: 3 } });
  expect(await gateway.call(rpcCall("eth_syncing"))).toMatchObject({ status: 200, body: { error: { code: -5 } } });
});

test("what is wrong with an address is said with its documented status and code", async () => {
  const unknown = "a".repeat(32);
  expect(await send(`/rpc/eth/mainnet/${unknown}`, one)).toMatchObject(documentedError("unknown_key"));
  expect(await send("/rpc/eth/mainnet/KEY", one)).toMatchObject(documentedError("unknown_key"));
  expect(await send("/rpc/eth/mainnet/", one)).toMatchObject(documentedError("unknown_key"));
  expect(await send("/rpc", one)).toMatchObject(documentedError("unknown_key"));
  const removed = await makeKey(gateway, gateway.token);
  expect(await send(gateway.path("eth/mainnet", removed.key), one)).toMatchObject({ status: 200 });
  expect((await gateway.send("DELETE", `demo/keys/${removed.id}`, undefined, gateway.token)).status).toBe(204);
  expect(await send(gateway.path("eth/mainnet", removed.key), one)).toMatchObject(documentedError("unknown_key"));
  expect(await send(gateway.path("ethereum/mainnet"), one)).toMatchObject(documentedError("unknown_network"));
  expect(await send(gateway.path("eth/constructor"), one)).toMatchObject(documentedError("unknown_network"));
  const rest = await send(gateway.path("apt/mainnet"), one);
  expect(rest).toMatchObject(documentedError("unknown_network"));
  expect(rest.body).toMatchObject({
    error: { message: expect.stringMatching(/^Aptos Mainnet has no JSON-RPC.*It has rest/) },
  });
  const viaGet = await fetch(`${gateway.origin}${gateway.path("apt/mainnet")}/v1/accounts/0x1`);
  expect({ status: viaGet.status, body: await viaGet.json() }).toEqual(rest);
  expect(await send(gateway.path("pol/mainnet"), one)).toMatchObject(documentedError("no_node"));
  expect(await send(`${gateway.path("sol/mainnet")}/`, JSON.stringify(rpcCall("getSlot")))).toMatchObject({
    status: 200,
  });
});

test("what is wrong with a request is said with its documented status and code", async () => {
  const path = gateway.path();
  const get = await fetch(`${gateway.origin}${path}`);
  expect([get.status, get.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  expect(await send(path, one, { "content-type": "text/plain" })).toMatchObject(documentedError("wrong_content_type"));
  expect(await send(path, one, { "content-encoding": "gzip" })).toMatchObject(documentedError("wrong_content_type"));
  expect(await send(path, '{"jsonrpc":"2.0",}')).toMatchObject(documentedError("bad_json"));
  expect(await send(path, "")).toMatchObject(documentedError("bad_json"));
  expect(await send(path, "[]")).toMatchObject(documentedError("bad_request"));
  expect(await send(path, "5")).toMatchObject(documentedError("bad_request"));
  expect(await send(path, '{"id":3,"method":5}')).toMatchObject(documentedError("bad_request", 3));
  expect(await send(path, '{"id":{},"method":"eth_chainId"}')).toMatchObject(documentedError("bad_request"));
  expect(await send(path, '{"id":3,"method":"eth_chainId","params":"x"}')).toMatchObject(
    documentedError("bad_request", 3),
  );
  const batch = JSON.stringify(Array.from({ length: 1_000 }, (_, id) => rpcCall("eth_chainId", [], id)));
  expect(await send(path, batch)).toMatchObject(documentedError("batch_too_large"));
  expect(node.calls).toEqual([]);
});

test("a body of five megabytes is taken, and a longer one is refused, however it is sent", async () => {
  const pad = (bytes: number) => `{"id":1,"method":"eth_chainId","params":["${"x".repeat(bytes)}"]}`;
  const path = gateway.path();
  expect((await send(path, pad(rpcLimits.bodyBytes - 100))).status).toBe(200);
  expect(await send(path, pad(rpcLimits.bodyBytes))).toMatchObject(documentedError("body_too_large"));
  const stream = new Blob([pad(rpcLimits.bodyBytes)]).stream();
  const init: RequestInit & { duplex: string } = { method: "POST", body: stream, duplex: "half" };
  const chunked = await fetch(`${gateway.origin}${path}`, { ...init, headers: { "content-type": "application/json" } });
  expect([chunked.status, await chunked.json()]).toMatchObject([
    413,
    { error: { data: { reason: "body_too_large" } } },
  ]);
});

test.each([
  "anvil_setBalance",
  "hardhat_mine",
  "evm_mine",
  "evm_snapshot",
  "personal_sign",
  "admin_peers",
  "debug_setHead",
  "eth_sendTransaction",
  "eth_sign",
  "miner_stop",
  "Notification",
  "constructor",
  "rpc_modules",
])("%s never reaches a node", async (method) => {
  expect(await gateway.call(rpcCall(method))).toMatchObject(documentedError("method_not_found", 1));
  expect(await gateway.call([rpcCall(method)], "eth/demo")).toMatchObject({
    body: [documentedError("method_not_found", 1).body],
  });
  expect(node.calls).toEqual([]);
});

test("a second member of the same name leads to no other method", async () => {
  await gateway.call('{"jsonrpc":"2.0","id":1,"method":"anvil_mine","method":"eth_chainId","params":[]}');
  expect(node.calls).toEqual([{ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] }]);
});

test("a batch is answered call by call, in order, and notifications are not answered", async () => {
  const { id: _, ...silent } = rpcCall("eth_blockNumber");
  const { status, body } = await gateway.call([
    rpcCall("eth_chainId", [], "a"),
    5,
    silent,
    rpcCall("eth_nothing", [], "b"),
    rpcCall("eth_chainId", [], "a"),
  ]);
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { id: "a", result: "0x1" },
    { id: null, error: { code: -32600 } },
    { id: "b", error: { code: -32601 } },
    { id: "a", result: "0x1" },
  ]);
  expect(await gateway.call(silent)).toMatchObject({ status: 204, body: undefined });
  expect(node.calls.filter(({ method }) => method === "eth_blockNumber")).toHaveLength(2);
});

test("logs are read from at most five thousand blocks", async () => {
  const read = (filter: object) => gateway.call(rpcCall("eth_getLogs", [filter]));
  expect(await read({ fromBlock: "0x1", toBlock: "0x1388" })).toMatchObject({ status: 200, body: { result: "0x0" } });
  for (const filter of [
    { fromBlock: "0x1", toBlock: "0x1389" },
    { fromBlock: "0x1" },
    { fromBlock: "earliest", toBlock: "latest" },
  ])
    expect(await read(filter)).toMatchObject(documentedError("range_too_large", 1));
  expect(await read({ fromBlock: "0xfff0" })).toMatchObject({ body: { result: "0x0" } });
  expect(await read({ blockHash: "0x1" })).toMatchObject({ body: { result: "0x0" } });
});

test("only calls that a node answered are counted, by their price", async () => {
  const before = await gateway.get("account/", gateway.token);
  await gateway.call([rpcCall("eth_chainId"), rpcCall("eth_nothing"), rpcCall("debug_traceTransaction", ["0x1"])]);
  await gateway.call(rpcCall("eth_call", [{}]));
  await gateway.call(rpcCall("eth_hashrate"));
  await gateway.call("{");
  const after = await gateway.get("demo/usage?days=1", gateway.token);
  expect(after.body).toMatchObject({
    planId: "free",
    allowance: { unit: "requests", total: 40_000 },
    rows: expect.arrayContaining([
      expect.objectContaining({
        method: "debug_traceTransaction",
        chain: "eth",
        network: "mainnet",
        requests: 1,
        units: 40,
      }),
    ]),
  });
  const used = (answer: { body: unknown }) => JSON.stringify(answer.body).match(/"(?:requestBurn|used)":(\d+)/)?.[1];
  expect(Number(used(after)) - Number(used(before))).toBe(3);
});

test("a node that answers with an error page is reported as such", async () => {
  expect(await gateway.call(rpcCall("eth_hashrate"))).toMatchObject(documentedError("node_failed", 1));
});

test("whoever tries many keys is not looked up for a while, and whoever has one still is", async () => {
  const tries = Array.from({ length: 80 }, (_, index) =>
    send(`/rpc/eth/mainnet/${`${index}`.padStart(32, "a").replace(/[0189]/g, "b")}`, one),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect((await gateway.call(rpcCall())).status).toBe(200);
});
