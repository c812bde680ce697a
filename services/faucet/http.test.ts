/** @jest-environment node */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { parseEther } from "viem";

import { faucetNetworks } from "../kit/catalog/faucetNetworks.ts";
import type { FaucetNetwork } from "./readFaucetNetworks.ts";
import { newAddress } from "./testing/payTo.ts";
import { prepareFaucets, readOutcome } from "./testing/prepareFaucets.ts";
import type { TestFaucet } from "./testing/startFaucet.ts";
import { testNetwork } from "./testing/testNetwork.ts";
import { waitFor } from "../kit/testing/waitFor.ts";

let faucet: TestFaucet;
const start = prepareFaucets();
const open = async (networks?: FaucetNetwork[]) => (faucet = await start(networks));
const read = async (path: string, visitor?: string) => (await faucet.get(path, visitor)).json();

test("the nine networks are listed with payout and state", async () => {
  await open(faucetNetworks.map(({ id }) => testNetwork({ id })));
  const networks = await read("networks");
  expect(networks.map(({ id }: { id: string }) => id)).toEqual(faucetNetworks.map(({ id }) => id));
  expect(networks[0]).toEqual({
    id: "eth-sepolia",
    protocol: "eth",
    network: "sepolia",
    name: "Ethereum Sepolia",
    chainId: 11155111,
    symbol: "ETH",
    decimals: 18,
    explorer: "https://sepolia.etherscan.io",
    payout: `${parseEther("0.05")}`,
    payoutUnit: "wei",
    cooldownSeconds: 86_400,
    state: "ready",
    balance: `${parseEther("10000")}`,
    local: true,
  });
  expect(readdirSync(faucet.dataDir)).toEqual(["secrets"]);
});

test("unknown networks, claims and paths are answered with 404", async () => {
  await open();
  for (const path of [
    "eth-mainnet",
    "eth-sepolia-x",
    "ETH-SEPOLIA",
    "eth-mainnet/challenge",
    "claims/none",
    "claims/none/events",
  ])
    expect(await readOutcome(faucet.get(path))).toEqual([404, "not_found"]);
  expect(await readOutcome(faucet.claim("eth-mainnet", newAddress(), { token: "x" }))).toEqual([404, "not_found"]);
});

test("a claim passes from the queue to its confirmation on a local test chain", async () => {
  await open();
  const address = newAddress();
  const response = await faucet.claim("eth-sepolia", address);
  const claim = await response.json();
  expect([response.status, claim.state, claim.address, claim.local]).toEqual([202, "queued", address, true]);
  const events = await (await faucet.get(`claims/${claim.claimId}/events`)).text();
  const last = JSON.parse(events.trim().split("data: ").at(-1) ?? "");
  expect(last).toMatchObject({
    state: "confirmed",
    address,
    explorerUrl: null,
    reason: null,
    balance: last.amount,
    gasUsed: 21_000,
  });
  expect(Date.parse(last.includedAt)).toBeGreaterThanOrEqual(Date.parse(last.signedAt));
  expect(last).toEqual(await read(`claims/${claim.claimId}`));
  const { latestPayouts, balance } = await read("eth-sepolia");
  expect(latestPayouts).toMatchObject([{ address, transaction: last.transaction, local: true }]);
  expect(BigInt(balance)).toBeGreaterThan(parseEther("9999"));
});

test("the key file of a local faucet is readable by its owner only", async () => {
  await open();
  const folder = join(faucet.dataDir, "secrets");
  expect(readdirSync(folder).map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8))).toEqual(["600"]);
});

test("a wallet address that cannot be paid is rejected with the reason", async () => {
  await open();
  const { faucetAddress } = await read("eth-sepolia");
  const cases = [
    ["", "missing"],
    ["0x1234", "digits"],
    ["bc1q", "malformed"],
    ["vitalik.eth", "name"],
    ["0xd8dA6BF26964aF9D7eEd9e03E53415D37aA9604A", "checksum"],
    ["0x0000000000000000000000000000000000000000", "zero"],
    [faucetAddress, "faucet"],
    // A contract that exists on every anvil chain.
    ["0x4e59b44847b379578588920cA78FbF26c0B4956C", "contract"],
  ];
  for (const [address, reason] of cases) {
    const response = await faucet.claim("eth-sepolia", address);
    expect([address, response.status, (await response.json()).error]).toMatchObject([
      address,
      400,
      { code: "invalid_address", field: "address", reason },
    ]);
  }
});

test("a claim without a valid unused proof of work is rejected, and a repeated claim returns the first one", async () => {
  await open([testNetwork(), testNetwork({ id: "base-sepolia" })]);
  const [address, token] = [newAddress(), await faucet.solve("eth-sepolia")];
  const post = (changes: object = {}, id = "eth-sepolia", to = address) => faucet.claim(id, to, { token, ...changes });
  expect(await readOutcome(post({ token: "" }))).toEqual([403, "captcha_missing"]);
  expect(await readOutcome(post({ token: "e30=" }))).toEqual([403, "captcha_invalid"]);
  expect(await readOutcome(post({}, "base-sepolia"))).toEqual([403, "captcha_invalid"]);
  expect(await readOutcome(post({ visitor: "203.0.113.9" }))).toEqual([403, "captcha_invalid"]);
  const first = await (await post()).json();
  expect(await (await post()).json()).toMatchObject({ claimId: first.claimId });
  expect(await readOutcome(post({}, "eth-sepolia", newAddress()))).toEqual([403, "captcha_used"]);
});

test("while the node is unreachable the faucet reports it, and claims wait", async () => {
  await open([testNetwork({ rpcUrl: "http://127.0.0.1:9" })]);
  expect((await read("networks"))[0]).toMatchObject({ state: "down", balance: null, local: false });
  const { claimId } = await (await faucet.claim("eth-sepolia", newAddress())).json();
  await waitFor(async () => (await read("eth-sepolia")).state === "down");
  expect(await read(`claims/${claimId}`)).toMatchObject({ state: "queued", ahead: 0, transaction: null });
});

test("an invalid or too large body is rejected", async () => {
  await open();
  const long = "x".repeat(40_000);
  expect(await readOutcome(faucet.claim("eth-sepolia", long, { token: "x" }))).toEqual([413, "too_large"]);
});
