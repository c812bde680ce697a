/** @jest-environment node */
import { startConsole } from "./testing/startConsole.ts";
import { startNode } from "./testing/startNode.ts";

test("the next endpoint of a network is called when one is unreachable", async () => {
  const node = await startNode((_, response) => {
    response.setHeader("content-type", "application/json").end('{"result":"0x10"}');
  });
  const console = await startConsole({ RPC_ETH_MAINNET_URL: `http://127.0.0.1:9/first, ${node.url}/second` });
  const { body } = await console.post("eth/mainnet/json-rpc", { method: "eth_blockNumber", params: [] });
  expect(body).toMatchObject({ source: "endpoint", body: '{"result":"0x10"}' });
  await console.close();
  await node.close();
});

test("the error for a chain without an endpoint says that none is connected", async () => {
  const console = await startConsole({});
  expect(await console.post("btc/mainnet/json-rpc", { method: "getblockcount", params: [] })).toMatchObject({
    status: 404,
    body: { error: { code: "no_endpoint" } },
  });
  expect(await console.post("btc")).toMatchObject({
    body: { networks: { mainnet: { "json-rpc": "example", "blockbook-rest": "example" } } },
  });
  await console.close();
});
