/** @jest-environment node */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

import {
  createPublicClient,
  createWalletClient,
  defineChain,
  erc20Abi,
  http,
  numberToHex,
  parseEther,
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
