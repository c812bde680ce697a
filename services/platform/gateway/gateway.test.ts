/** @jest-environment node */
import { makeKey } from "../testing/makeKey.ts";
import { documentedError, rpcCall } from "../testing/startGateway.ts";
import { startGatewayWithNode } from "../testing/startGatewayWithNode.ts";
import type { Reply } from "../testing/startTestNode.ts";

type Started = Awaited<ReturnType<typeof startGatewayWithNode>>;

jest.setTimeout(60_000);

const replies: Record<string, Reply> = {
  eth_chainId: { result: "0x1" },
  eth_blockNumber: { result: "0x10000" },
  // A number beyond JavaScript's precision, an error of the node, and failed calls.
  eth_gasPrice: { raw: '{"jsonrpc":"2.0","id":7,"result":123456789012345678901}' },
  eth_call: { raw: '{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x"}}' },
  eth_syncing: { status: 500, raw: '{"jsonrpc":"2.0","id":1,"error":{"code":-5,"message":"no such block"}}' },
  eth_hashrate: { status: 502, raw: "<html>Bad Gateway</html>" },
};

let node: Started["node"];
let gateway: Started["gateway"];
let send: Started["send"];
let close: Started["close"];
beforeAll(async () => {
  ({ node, gateway, send, close } = await startGatewayWithNode(replies));
});
afterAll(() => close());
beforeEach(() => void node.calls.splice(0));

const one = JSON.stringify(rpcCall());

test("a call's response is the node's own text, with CORS for any origin", async () => {
  const response = await gateway.post(gateway.path(), JSON.stringify(rpcCall("eth_gasPrice", [], 7)), {
    origin: "https://app.example",
  });
  expect(await response.text()).toBe('{"jsonrpc":"2.0","id":7,"result":123456789012345678901}');
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("server-timing")).toMatch(/^gateway;dur=[\d.]+, node;dur=[\d.]+$/);
});

test("errors of the node are passed on, whatever its status", async () => {
  expect((await gateway.call(rpcCall("eth_call", [{}]))).body).toMatchObject({ error: { code: 3 } });
  expect(await gateway.call(rpcCall("eth_syncing"))).toMatchObject({ status: 200, body: { error: { code: -5 } } });
});

test("an invalid gateway URL is answered with the documented status and code", async () => {
  const unknown = "a".repeat(32);
  expect(await send(`/rpc/eth/mainnet/${unknown}`, one)).toMatchObject(documentedError("unknown_key", 1));
  expect(await send("/rpc/eth/mainnet/KEY", one)).toMatchObject(documentedError("unknown_key", 1));
  expect(await send("/rpc/eth/mainnet/", one)).toMatchObject(documentedError("unknown_key", 1));
  expect(await send("/rpc", one)).toMatchObject(documentedError("unknown_key", 1));
  const removed = await makeKey(gateway, gateway.token);
  expect(await send(gateway.path("eth/mainnet", removed.key), one)).toMatchObject({ status: 200 });
  expect((await gateway.send("DELETE", `demo/keys/${removed.id}`, undefined, gateway.token)).status).toBe(204);
  expect(await send(gateway.path("eth/mainnet", removed.key), one)).toMatchObject(documentedError("unknown_key", 1));
  for (const [path, near] of [
    ["ethereum/mainnet", "eth"],
    ["ETH/mainnet", "eth"],
    ["eth/Mainnet", "mainnet"],
  ] as const)
    expect(await send(gateway.path(path), one)).toMatchObject({
      ...documentedError("unknown_network", 1),
      body: { error: { message: expect.stringContaining(`did you mean "${near}"?`) } },
    });
  expect(await send(gateway.path("eth/constructor"), one)).toMatchObject(documentedError("unknown_network", 1));
  const rest = await send(gateway.path("apt/mainnet"), one);
  expect(rest).toMatchObject(documentedError("unknown_network", 1));
  expect(rest.body).toMatchObject({
    error: { message: expect.stringMatching(/^Aptos Mainnet has no JSON-RPC.*It has rest/) },
  });
  const viaGet = await fetch(`${gateway.origin}${gateway.path("apt/mainnet")}/v1/accounts/0x1`);
  expect({ status: viaGet.status, body: await viaGet.json() }).toEqual({
    ...rest,
    body: { ...Object(rest.body), id: null },
  });
  expect(await send(gateway.path("pol/mainnet"), one)).toMatchObject(documentedError("no_node", 1));
  expect(await send(`${gateway.path("sol/mainnet")}/`, JSON.stringify(rpcCall("getSlot")))).toMatchObject({
    status: 200,
  });
});

test("an invalid JSON-RPC request is answered with the documented status and code", async () => {
  const path = gateway.path();
  const get = await fetch(`${gateway.origin}${path}`);
  expect([get.status, get.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  expect(await send(path, one, { "content-type": "text/plain" })).toMatchObject(
    documentedError("wrong_content_type", 1),
  );
  expect(await send(path, one, { "content-encoding": "gzip" })).toMatchObject(documentedError("wrong_content_type", 1));
  expect(await send(path, '{"jsonrpc":"2.0",}')).toMatchObject(documentedError("bad_json"));
  expect(await send(path, "")).toMatchObject(documentedError("bad_json"));
  expect(await send(path, "[]")).toMatchObject(documentedError("bad_request"));
  expect(await send(path, "5")).toMatchObject(documentedError("bad_request"));
  expect(await send(path, '{"id":3,"method":5}')).toMatchObject(documentedError("bad_request", 3));
  expect(await send(path, '{"id":{},"method":"eth_chainId"}')).toMatchObject(documentedError("bad_request"));
  expect(await send(path, '{"id":3,"method":"eth_chainId","params":"x"}')).toMatchObject(
    documentedError("bad_request", 3),
  );
  expect(node.calls).toEqual([]);
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
  const used = (response: { body: unknown }) =>
    JSON.stringify(response.body).match(/"(?:requestBurn|used)":(\d+)/)?.[1];
  expect(Number(used(after)) - Number(used(before))).toBe(3);
});

test("a node that answers with an error page is reported as such", async () => {
  expect(await gateway.call(rpcCall("eth_hashrate"))).toMatchObject(documentedError("node_failed", 1));
});
