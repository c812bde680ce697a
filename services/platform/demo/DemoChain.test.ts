/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createTestClient, createWalletClient, encodeFunctionData, http, parseAbi, publicActions } from "viem";
import type { Address } from "viem";
import { mnemonicToAccount } from "viem/accounts";
import * as knownChains from "viem/chains";

import sample from "../../../content/data/demo-sample.json";
import { demoChain } from "../../../features/shared/contracts/demoChain.ts";
import { createChains } from "../../kit/chain/index.ts";
import { waitFor } from "../../kit/testing/waitFor.ts";
import { DemoActivity, waitingTrader } from "./DemoActivity.ts";
import { DemoChain } from "./DemoChain.ts";
import { NodeConsole } from "./NodeConsole.ts";
import { trimState } from "./trimState.ts";

jest.setTimeout(60_000);

const abi = parseAbi(["function balanceOf(address) view returns (uint256)", "function symbol() view returns (string)"]);
const tokenAbi = parseAbi([
  "function balanceOf(address) view returns (uint256)",
  "function totalSupply() view returns (uint256)",
  "function transfer(address to, uint256 value)",
]);
const connect = (rpcUrl: string) =>
  createTestClient({ mode: "anvil", transport: http(rpcUrl, { retryCount: 0 }) }).extend(publicActions);

let dataDir = "";
let chain: DemoChain | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "halyard-demo-"));
});
afterEach(async () => {
  await chain?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () => (chain = new DemoChain({ dataDir }));

test("the demo chain produces blocks by itself, with a token, collectibles, logs, a reverted and a pending transaction", async () => {
  const rpcUrl = await start().open();
  const client = connect(rpcUrl);
  expect(await client.getChainId()).toBe(demoChain.chainId);
  const { token, collectible, accounts } = demoChain;
  expect(await client.readContract({ abi, address: token.address, functionName: "symbol" })).toBe(token.symbol);
  expect(await client.readContract({ abi, address: collectible.address, functionName: "symbol" })).toBe("FLAG");
  expect(
    await client.readContract({ abi, address: token.address, functionName: "balanceOf", args: [accounts[4]] }),
  ).toBe(10_000n * 10n ** 18n);
  const first = await client.getBlockNumber();
  await waitFor(async () => (await client.getBlockNumber()) > first, 20_000);
  const activity = new DemoActivity(new NodeConsole(rpcUrl));
  await activity.tick();
  await activity.tick();
  activity.stop();
  await client.mine({ blocks: 1 });
  const blocks = await Promise.all(
    Array.from({ length: Number(await client.getBlockNumber()) }, (_, index) =>
      client.getBlock({ blockNumber: BigInt(index + 1) }),
    ),
  );
  const hashes = blocks.flatMap(({ transactions }) => transactions);
  const receipts = await Promise.all(hashes.map((hash) => client.getTransactionReceipt({ hash })));
  expect(new Set(receipts.map(({ status }) => status))).toEqual(new Set(["success", "reverted"]));
  const logged = new Set(receipts.flatMap(({ logs }) => logs.map(({ address }) => address)));
  expect(logged).toEqual(new Set([token.address.toLowerCase(), collectible.address.toLowerCase()]));
  const { queued } = await client.getTxpoolContent();
  expect(Object.keys(queued)).toEqual([waitingTrader.toLowerCase()]);
});

test("the sample of raw data has the logs of the chain's first blocks", async () => {
  const client = connect(await start().open());
  const logs = await client.getLogs({ fromBlock: 0n, toBlock: 2n });
  expect(logs.map(({ topics, data, blockNumber }) => [`${blockNumber}`, ...topics, data])).toEqual(
    sample.logs.map((row) => [row.block_number, row.topic0, row.topic1, row.topic2, row.data]),
  );
  const block = await client.getBlock({ blockNumber: 2n });
  expect(sample.blocks.at(-1)).toMatchObject({ hash: block.hash, gas_used: `${block.gasUsed}` });
});

test("tokens that visitors burn are refilled, and the chain's own traffic goes on with its logs", async () => {
  const rpcUrl = await start().open();
  const client = connect(rpcUrl);
  const { token, accounts, mnemonic } = demoChain;
  const read = (functionName: "balanceOf" | "totalSupply", ...args: [] | [Address]) =>
    client.readContract({ abi: tokenAbi, address: token.address, functionName, args });
  const supply = await read("totalSupply");
  const nowhere = "0x000000000000000000000000000000000000dEaD";
  for (const addressIndex of [0, 5, 6, 7, 8, 9]) {
    const account = mnemonicToAccount(mnemonic, { addressIndex });
    const amount = await read("balanceOf", account.address);
    const data = encodeFunctionData({ abi: tokenAbi, functionName: "transfer", args: [nowhere, amount] });
    await createWalletClient({ account, transport: http(rpcUrl) }).sendTransaction({
      chain: null,
      to: token.address,
      data,
    });
  }
  await client.mine({ blocks: 1 });
  expect(await read("balanceOf", accounts[0])).toBe(0n);
  const from = await client.getBlockNumber();
  const activity = new DemoActivity(new NodeConsole(rpcUrl));
  for (let round = 0; round < 12; round += 1) await activity.tick();
  activity.stop();
  await client.mine({ blocks: 1 });
  expect(await read("balanceOf", accounts[0])).toBe(10_000n * 10n ** 18n);
  expect(await read("totalSupply")).toBe(supply + 10_000n * 10n ** 18n);
  const logs = await client.getLogs({ address: token.address, fromBlock: from + 1n });
  // The running chain has traffic of its own besides.
  expect(logs.length).toBeGreaterThanOrEqual(12);
});

test("the demo chain continues from its last state after a restart and after its process was killed", async () => {
  const before = await start().open();
  const block = await connect(before).getBlock({ blockNumber: 1n });
  await chain?.close();
  const again = start();
  const rpcUrl = await again.open();
  expect((await connect(rpcUrl).getBlock({ blockNumber: 1n })).hash).toBe(block.hash);
  const pid = Number(
    readFileSync(join(dataDir, "demo/chains", `${demoChain.chainId}`, "process"), "utf8").split(" ")[0],
  );
  process.kill(-pid, "SIGKILL");
  await waitFor(async () => (await again.open()) !== rpcUrl, 20_000);
  expect((await connect(await again.open()).getBlock({ blockNumber: 1n })).hash).toBe(block.hash);
});

test("the first blocks of every demo chain are identical, and later ones carry the current time", async () => {
  const client = connect(await start().open());
  expect((await client.getBlock({ blockNumber: 2n })).hash).toBe(demoChain.firstTransfers.blockHash);
  const receipt = await client.getTransactionReceipt({ hash: demoChain.firstTransfers.transactionHash });
  expect(receipt).toMatchObject({ blockNumber: 2n, status: "success" });
  await client.mine({ blocks: 1 });
  const { timestamp } = await client.getBlock();
  expect(Math.abs(Number(timestamp) - Date.now() / 1_000)).toBeLessThan(60);
});

test("the transactions that the documentation names are found after any number of blocks", async () => {
  const before = connect(await start().open());
  await before.mine({ blocks: 1_010 });
  const head = await before.getBlockNumber();
  const forgotten = before.getTransactionReceipt({ hash: demoChain.firstTransfers.transactionHash });
  await expect(forgotten).rejects.toThrow("could not be found");
  await chain?.close();
  const client = connect(await start().open());
  const { transactionHash, blockHash } = demoChain.firstTransfers;
  expect(await client.getTransactionReceipt({ hash: transactionHash })).toMatchObject({ blockNumber: 2n, blockHash });
  expect((await client.getBlock({ blockHash })).transactions).toContain(transactionHash);
  expect(await client.getBlockNumber()).toBeGreaterThanOrEqual(head);
  await client.mine({ blocks: 1 });
  expect((await client.getBlock()).number).toBeGreaterThan(head);
  const { token, accounts } = demoChain;
  const balance = { abi, address: token.address, functionName: "balanceOf", args: [accounts[4]] } as const;
  expect(await client.readContract(balance)).toBe(10_000n * 10n ** 18n);
});

test("a long demo chain is trimmed to its first and latest blocks and continues", async () => {
  const trimmed = (file: string) => trimState(file, { first: 2, newest: 5 });
  const chains = createChains({ dataDir });
  await connect((await chains.localChain(5)).rpcUrl).mine({ blocks: 30 });
  await chains.close();
  const shorter = createChains({ dataDir, prepareState: trimmed });
  const client = connect((await shorter.localChain(5)).rpcUrl);
  await client.mine({ blocks: 1 });
  expect(await client.getBlockNumber()).toBe(31n);
  const find = (blockNumber: bigint) =>
    client.getBlock({ blockNumber }).then(
      ({ number }) => number,
      () => undefined,
    );
  expect(await Promise.all([1n, 2n, 3n, 25n, 26n, 30n].map(find))).toEqual([1n, 2n, undefined, undefined, 26n, 30n]);
  await shorter.close();
});

test("no known network has the demo chain's id", () => {
  expect(Object.values(knownChains).map(({ id }) => id)).not.toContain(demoChain.chainId);
});

test.each(["DemoToken", "DemoFlags"])("the artifact of %s was compiled from its source", (name) => {
  const folder = "services/platform/demo/contracts";
  const artifact: unknown = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
  const source = readFileSync(join(folder, `${name}.sol`));
  expect(artifact).toMatchObject({ sourceSha256: createHash("sha256").update(source).digest("hex") });
});
