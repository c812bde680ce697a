/** @jest-environment node */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { createTestClient, http, publicActions } from "viem";

import { createChains } from "./index.ts";
import type { Chains } from "./index.ts";

jest.setTimeout(60_000);

const visitor = "0x1111111111111111111111111111111111111111";
let dataDir = "";
let chains: Chains | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "halyard-chain-"));
});
afterEach(async () => {
  await chains?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const open = (options: { idleMs?: number; maxRunning?: number } = {}) =>
  (chains = createChains({ dataDir, ...options }));
const client = (rpcUrl: string) =>
  createTestClient({ mode: "anvil", transport: http(rpcUrl, { retryCount: 0 }) }).extend(publicActions);
const respond = (rpcUrl: string) =>
  client(rpcUrl)
    .getChainId()
    .then(Boolean, () => false);

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await sleep(20);
}

test("a chain starts on first use with its id, and concurrent callers share it", async () => {
  const { localChain } = open();
  const [one, two, other] = await Promise.all([localChain(300), localChain(300), localChain(421614)]);
  expect(two).toEqual(one);
  expect(await client(one.rpcUrl).getChainId()).toBe(300);
  expect(await client(other.rpcUrl).getChainId()).toBe(421614);
});

test("balances on the local chain survive a restart", async () => {
  const first = open();
  await client((await first.localChain(300)).rpcUrl).setBalance({ address: visitor, value: 7n });
  await first.close();
  const { rpcUrl } = await open().localChain(300);
  expect(await client(rpcUrl).getBalance({ address: visitor })).toBe(7n);
});

test("a chain that exceeds its memory limit is ended, and the next call starts a new one", async () => {
  const { localChain } = open();
  const { rpcUrl } = await localChain(300);
  // Each of 75,000 calls gets 64 KB of input, and the trace stores them.
  const params = [{ data: "0x5b5f5f61ffff5f60995afa50600056" }, "latest", { tracer: "prestateTracer" }];
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "debug_traceCall", params });
  const headers = { "content-type": "application/json" };
  await expect(fetch(rpcUrl, { method: "POST", headers, body })).rejects.toThrow();
  await until(async () => respond((await localChain(300)).rpcUrl));
});

test("an idle chain stops, and restarts from its state", async () => {
  const { localChain } = open({ idleMs: 1_000 });
  const { rpcUrl } = await localChain(300);
  await client(rpcUrl).setBalance({ address: visitor, value: 7n });
  await until(async () => !(await respond(rpcUrl)));
  const again = await localChain(300);
  expect(await client(again.rpcUrl).getBalance({ address: visitor })).toBe(7n);
});

test("the least recently used chain is stopped to start another", async () => {
  const { localChain } = open({ maxRunning: 2 });
  const first = await localChain(1);
  const second = await localChain(2);
  await localChain(3);
  expect(await respond(first.rpcUrl)).toBe(false);
  expect(await respond(second.rpcUrl)).toBe(true);
});

test("an unreadable state is replaced by the last readable one", async () => {
  const first = open();
  await client((await first.localChain(300)).rpcUrl).setBalance({ address: visitor, value: 7n });
  await first.close();
  const second = open();
  await second.localChain(300);
  await second.close();
  writeFileSync(join(dataDir, "chains/300/state.json"), '{"block": nonsense');
  const { rpcUrl } = await open().localChain(300);
  expect(await client(rpcUrl).getBalance({ address: visitor })).toBe(7n);
});

test("a chain ends with its killed process, and keeps its state", async () => {
  const script = `import { createChains } from "./services/kit/chain/index.ts";
    const { rpcUrl } = await createChains({ dataDir: ${JSON.stringify(dataDir)} }).localChain(300);
    process.stdout.write(rpcUrl);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const seen: string[] = [];
  child.stdout.on("data", (text: Buffer) => seen.push(...(text.toString().match(/http:\/\/[\d.:]+$/) ?? [])));
  await until(() => seen.length > 0);
  await client(seen.join("")).setBalance({ address: visitor, value: 7n });
  child.kill("SIGKILL");
  const { rpcUrl } = await open().localChain(300);
  expect(rpcUrl).not.toBe(seen.join(""));
  expect(await client(rpcUrl).getBalance({ address: visitor })).toBe(7n);
  expect(await respond(seen.join(""))).toBe(false);
});

test("an empty PID file, left by a power failure, does not prevent a chain from starting", async () => {
  mkdirSync(join(dataDir, "chains", "300"), { recursive: true });
  writeFileSync(join(dataDir, "chains", "300", "process"), "");
  expect(await respond((await open().localChain(300)).rpcUrl)).toBe(true);
});

test("the local chain rejects an invalid chain id", async () => {
  await expect(open().localChain(-1)).rejects.toThrow("whole number");
  expect(existsSync(join(dataDir, "chains"))).toBe(false);
});
