/** @jest-environment node */
import { rpcLimits } from "../../../features/shared/contracts/rpcGateway.ts";
import { documentedError, rpcCall } from "../testing/startGateway.ts";
import { startGatewayWithNode } from "../testing/startGatewayWithNode.ts";

type Started = Awaited<ReturnType<typeof startGatewayWithNode>>;

jest.setTimeout(60_000);

let node: Started["node"];
let gateway: Started["gateway"];
let send: Started["send"];
let close: Started["close"];
beforeAll(async () => {
  ({ node, gateway, send, close } = await startGatewayWithNode({
    eth_chainId: { result: "0x1" },
    eth_blockNumber: { result: "0x10000" },
  }));
});
afterAll(() => close());
beforeEach(() => void node.calls.splice(0));

const one = JSON.stringify(rpcCall());

test("a body of five megabytes is accepted, and a longer one is rejected with and without content-length", async () => {
  const pad = (bytes: number) => `{"id":1,"method":"eth_chainId","params":["${"x".repeat(bytes)}"]}`;
  const path = gateway.path();
  expect((await send(path, pad(rpcLimits.bodyBytes - 100))).status).toBe(200);
  expect(await send(path, pad(rpcLimits.bodyBytes))).toMatchObject(documentedError("body_too_large", 1));
  const stream = new Blob([pad(rpcLimits.bodyBytes)]).stream();
  const init: RequestInit & { duplex: string } = { method: "POST", body: stream, duplex: "half" };
  const chunked = await fetch(`${gateway.origin}${path}`, { ...init, headers: { "content-type": "application/json" } });
  expect([chunked.status, await chunked.json()]).toMatchObject([
    413,
    { id: 1, error: { data: { reason: "body_too_large" } } },
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

test.each([
  ["deep nesting", `{"id":1,"method":"eth_chainId","params":${"[".repeat(15_000)}${"]".repeat(15_000)}}`, /deeper/],
  ["__proto__", '{"id":1,"method":"eth_chainId","params":[{"__proto__":{}}]}', /named __proto__/],
  ["NUL", String.raw`{"id":1,"method":"eth_chainId\u0000","params":[]}`, /NUL/],
  ["half of JSON", '{"id":1', /^This is not JSON/],
  ["nothing", "", /^This is not JSON/],
  ["another encoding", new Uint8Array([0x22, 0xe9, 0x22]), /UTF-8/],
])("a body with %s is rejected with a sentence, and never reaches a node", async (_, body, sentence) => {
  const response = await gateway.post(gateway.path(), body);
  const { error } = await response.json();
  expect([response.status, error.code, error.message]).toEqual([400, -32700, expect.stringMatching(sentence)]);
  expect(node.calls).toEqual([]);
});

test("a duplicate `method` member cannot select another method than the one that is charged", async () => {
  await gateway.call('{"jsonrpc":"2.0","id":1,"method":"anvil_mine","method":"eth_chainId","params":[]}');
  expect(node.calls).toEqual([{ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] }]);
});

test("eth_getLogs covers at most five thousand blocks", async () => {
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

test("keys of a client that tried many unknown keys are not looked up for a while; known keys still work", async () => {
  const trySome = (first: number, length: number) =>
    Promise.all(
      Array.from({ length }, (_, index) =>
        send(`/rpc/eth/mainnet/${`${first + index}`.padStart(32, "a").replace(/[0189]/g, "b")}`, one),
      ),
    );
  // One after the other: keys that are looked up already are looked up to the end.
  const statuses = [...(await trySome(0, 70)), ...(await trySome(70, 10))].map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect((await gateway.call(rpcCall())).status).toBe(200);
});
