/** @jest-environment node */
import { rpcErrors } from "../../../features/shared/contracts/rpcGateway.ts";
import { rpcCall, startGateway } from "../testing/startGateway.ts";
import { startTestNode } from "../testing/startTestNode.ts";
import { Breaker } from "../../kit/Breaker.ts";
import { NodeClient, NodeTimeout } from "./NodeClient.ts";

jest.setTimeout(60_000);

test("an unreachable node gives the documented error, is not called for a while, and affects no other network", async () => {
  const [dead, alive] = [await startTestNode(), await startTestNode()];
  dead.close();
  const gateway = await startGateway({ source: { RPC_ETH_MAINNET_URL: dead.url, RPC_ETH_SEPOLIA_URL: alive.url } });
  const responses = [];
  for (let count = 0; count < 5; count += 1) responses.push(await gateway.call(rpcCall()));
  expect(responses.map(({ status }) => status)).toEqual([502, 502, 502, 503, 503]);
  expect(responses[0]?.body).toMatchObject({ id: 1, error: { code: rpcErrors.node_failed.code } });
  expect(responses[4]).toMatchObject({ body: { error: { code: rpcErrors.no_node.code } } });
  expect(responses[4]?.retryAfter).toBeGreaterThan(0);
  expect((await gateway.call(rpcCall(), "eth/sepolia")).status).toBe(200);
  const { body } = await gateway.get("demo/usage", gateway.token);
  expect(body).toMatchObject({ allowance: { used: 1 } });
  await gateway.close();
  alive.close();
});

test("a network's next node is called when one is unreachable or answers with an error page", async () => {
  const [dead, alive] = [await startTestNode(), await startTestNode()];
  dead.close();
  const broken = await startTestNode(() => ({ status: 502, raw: "<html>Bad Gateway</html>" }));
  const url = [dead.url, broken.url, alive.url].join(", ");
  const gateway = await startGateway({ source: { RPC_ETH_MAINNET_URL: url } });
  for (let count = 0; count < 5; count += 1) expect((await gateway.call(rpcCall())).status).toBe(200);
  expect([broken.calls.length, alive.calls.length]).toEqual([3, 5]);
  await gateway.close();
  for (const node of [broken, alive]) node.close();
});

test("after its pause one call retries a failed node, and the others wait for the outcome", () => {
  const breaker = new Breaker({ maxFailures: 2, restMs: 0 });
  breaker.fail();
  expect(breaker.getWait()).toBeUndefined();
  breaker.fail();
  const resting = new Breaker({ maxFailures: 1, restMs: 60_000 });
  resting.fail();
  expect([breaker.getWait(), resting.getWait()]).toEqual([undefined, 60]);
  resting.succeed();
  expect(resting.getWait()).toBeUndefined();
});

test("a call to an unresponsive node times out", async () => {
  const silent = await startTestNode(() => ({ result: "0x1", waitMs: 5_000 }));
  const client = new NodeClient();
  const endpoint = { url: new URL(silent.url), mayBePrivate: true };
  const body = JSON.stringify(rpcCall());
  await expect(client.post(endpoint, body, { timeoutMs: 50, maxBytes: 1_000 })).rejects.toThrow(NodeTimeout);
  client.close();
  silent.close();
});
