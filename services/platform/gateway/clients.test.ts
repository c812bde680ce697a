/** @jest-environment node */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { getLogsRetryHelper } from "@ponder/utils";
import { JsonRpcProvider, WebSocketProvider } from "ethers";
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  erc20Abi,
  http,
  numberToHex,
  parseEther,
  RpcError,
  webSocket,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";

import { demoChain } from "../../../features/shared/contracts/demoChain.ts";
import { waitFor } from "../../kit/testing/waitFor.ts";
import { rpcCall, startGateway } from "../testing/startGateway.ts";
import type { TestGateway } from "../testing/startGateway.ts";

jest.setTimeout(60_000);

let gateway: TestGateway;
let url = "";
const chainId = numberToHex(demoChain.chainId);
beforeAll(async () => {
  gateway = await startGateway();
  // These clients send faster than the Free plan allows.
  await gateway.setPlan("growth");
  url = `${gateway.origin}${gateway.path("eth/demo")}`;
});
afterAll(() => gateway.close());

const account = privateKeyToAccount(demoChain.samplePrivateKey);
const defineDemo = () =>
  defineChain({
    id: demoChain.chainId,
    name: demoChain.name.en,
    nativeCurrency: demoChain.currency,
    rpcUrls: { default: { http: [url] } },
  });

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

test("requests of ethers, web3.py and a wallet are answered", async () => {
  // ethers 6 numbers its batches; web3.py sends a header of its own and calls web3_clientVersion to check the
  // connection.
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
  // A wallet compares the chain's own response with the network to add (EIP-3085).
  expect((await gateway.call(rpcCall("eth_chainId"), "eth/demo")).body).toMatchObject({ result: chainId });
});

test("ethers reads over HTTP and WebSocket, and settles every call of a batch", async () => {
  const overHttp = new JsonRpcProvider(url, undefined, { batchMaxCount: 100 });
  const overSocket = new WebSocketProvider(url.replace("http", "ws"));
  for (const provider of [overHttp, overSocket]) {
    expect((await provider.getNetwork()).chainId).toBe(BigInt(demoChain.chainId));
    const calls = ["eth_chainId", "eth_nothing", "eth_chainId"].map((method) => provider.send(method, []));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    await provider.destroy();
  }
});

test("a batch of viem that is not told a size succeeds with 120 calls on a plan that allows them", async () => {
  const client = createPublicClient({ chain: defineDemo(), transport: http(url, { batch: true, retryCount: 0 }) });
  const calls = Array.from({ length: 120 }, () => client.getBalance({ address: account.address }));
  expect(new Set((await Promise.all(calls)).map((balance) => typeof balance))).toEqual(new Set(["bigint"]));
});

test("ponder splits a range of logs by the error for a range that is too long", async () => {
  const range = { fromBlock: numberToHex(0), toBlock: numberToHex(1_000_000) };
  const client = createPublicClient({ chain: defineDemo(), transport: http(url, { retryCount: 0 }) });
  const error: unknown = await client.request({ method: "eth_getLogs", params: [range] }).catch((reason) => reason);
  if (!(error instanceof RpcError)) throw new Error("The range was not refused.");
  const { details } = error;
  expect(details).toMatch(/^The range has 1000001 blocks; at most 5000 are allowed, such as 0x0 to 0x1387\. Try with/);
  const { shouldRetry, ranges = [] } = getLogsRetryHelper({ error, params: [range] });
  expect([shouldRetry, ranges.length, ranges[0]]).toEqual([true, 201, { fromBlock: "0x0", toBlock: "0x1387" }]);
  // The words and the code by which rindexer, zkSync's clients and graph-node know it.
  expect(details).toMatch(/Try with this block range \[0x([0-9a-fA-F]+),\s*0x([0-9a-fA-F]+)\]/);
  expect(error.code).toBe(-32005);
});

test("parameters that are left out have their default, and storage keys have any length", async () => {
  const [address] = demoChain.accounts;
  const call = async (method: string, params: unknown) =>
    (await gateway.call(rpcCall(method, params), "eth/demo")).body;
  const hex = { result: expect.stringMatching(/^0x/) };
  for (const [method, params] of [
    ["eth_getBalance", [address]],
    ["eth_getBalance", [address, null]],
    ["eth_getCode", [address]],
    ["eth_getTransactionCount", [address]],
    ["eth_getStorageAt", [address, "0x00"]],
    ["eth_call", [{ to: demoChain.token.address, data: "0x18160ddd" }]],
  ])
    expect(await call(String(method), params)).toMatchObject(hex);
  for (const key of ["0x00", "0x0", `0x${"0".repeat(64)}`])
    expect(await call("eth_getProof", [address, [key]])).toMatchObject({
      result: { storageProof: [{ value: "0x0" }] },
    });
});

test("the demo chain answers what the specification describes, and in its form", async () => {
  const results = [];
  for (const method of ["eth_blobBaseFee", "net_peerCount", "eth_mining", "eth_syncing", "eth_protocolVersion"])
    results.push((await gateway.call(rpcCall(method), "eth/demo")).body);
  expect(results).toMatchObject([
    { result: expect.stringMatching(/^0x[\da-f]+$/) },
    { result: "0x0" },
    { result: false },
    { result: false },
    { result: "0x1" },
  ]);
});

test("no error names types of the node's own program", async () => {
  for (const [method, params] of [
    ["eth_getBalance", []],
    ["eth_getBlockByNumber", ["latest"]],
    ["eth_feeHistory", ["0x1"]],
    ["eth_getLogs", ["x"]],
    ["eth_chainId", ["extra"]],
    ["eth_call", [5]],
    ["debug_traceCall", []],
    ["eth_newFilter", []],
  ] as const) {
    const { body } = await gateway.call(rpcCall(method, params), "eth/demo");
    expect(body).toMatchObject({ id: 1, error: { code: -32602 } });
    expect(JSON.stringify(body)).not.toMatch(/::|variant|untagged|struct|EthRequest/);
  }
});

test("parameters of a wrong type return the node's documented error, and costly calls are not run", async () => {
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
