/** @jest-environment node */
import { createTemporaryDatabase } from "../db/testing/template.ts";
import type { Database } from "../db/index.ts";
import { isHash, parseEther } from "viem";
import { privateKeyToAddress } from "viem/accounts";

import type { Sender } from "./sender/Sender.ts";
import type { FaucetNetwork } from "./readFaucetNetworks.ts";
import { createSender } from "./testing/createSender.ts";
import { newAddress, payTo } from "./testing/payTo.ts";
import { startNode } from "./testing/startNode.ts";
import type { TestNode } from "./testing/startNode.ts";
import { testNetwork } from "./testing/testNetwork.ts";
import { waitFor } from "../kit/testing/waitFor.ts";

jest.setTimeout(60_000);

let node: TestNode;
let database: Database;
const senders: Sender[] = [];

beforeAll(async () => {
  database = await createTemporaryDatabase();
});
beforeEach(async () => {
  node = await startNode();
});
afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.close()));
  await database.db.deleteFrom("faucet_transactions").execute();
  await database.db.deleteFrom("faucet_claims").execute();
  await node.close();
});
afterAll(() => database.close());

const start = (network: FaucetNetwork) => {
  const sender = createSender(database.db, network);
  senders.push(sender);
  sender.wake();
  return sender;
};
const fund = (network: FaucetNetwork, value: bigint) => node.client.setBalance({ address: toAccount(network), value });
const toAccount = ({ real }: FaucetNetwork) => privateKeyToAddress(real?.key ?? "0x");
const claims = () => database.db.selectFrom("faucet_claims").selectAll().orderBy("place").execute();
const allAre = async (state: string) => (await claims()).every((claim) => claim.state === state);
const balances = (addresses: ReturnType<typeof newAddress>[]) =>
  Promise.all(addresses.map((address) => node.client.getBalance({ address })));

test("claims are paid in the order of the queue, each once", async () => {
  const network = testNetwork({ rpcUrl: node.rpcUrl });
  await fund(network, parseEther("10"));
  const addresses = Array.from({ length: 12 }, newAddress);
  await payTo(database.db, network, addresses);
  start(network);
  await waitFor(() => allAre("confirmed"));
  expect(await balances(addresses)).toEqual(addresses.map(() => network.payout));
  expect((await claims()).map(({ nonce }) => nonce)).toEqual(addresses.map((_, index) => index));
});

test("an empty faucet reports it, and pays waiting claims once it is funded", async () => {
  const network = testNetwork({ rpcUrl: node.rpcUrl });
  const [address] = [newAddress()];
  await payTo(database.db, network, [address]);
  const sender = start(network);
  await waitFor(() => sender.state === "empty");
  expect(await allAre("queued")).toBe(true);
  await fund(network, parseEther("1"));
  await waitFor(() => allAre("confirmed"));
  expect(sender.state).toBe("ready");
  expect(await balances([address])).toEqual([network.payout]);
});

test("a stuck payment is replaced with the same nonce and a higher fee, and paid once", async () => {
  const network = testNetwork({ rpcUrl: node.rpcUrl, pace: { stuckMs: 300 } });
  await fund(network, parseEther("10"));
  await node.client.setAutomine(false);
  const addresses = [newAddress(), newAddress()];
  const [first = ""] = await payTo(database.db, network, addresses);
  start(network);
  const transactions = () =>
    database.db
      .selectFrom("faucet_transactions")
      .selectAll()
      .where("claim_id", "=", first)
      .orderBy("created_at")
      .execute();
  await waitFor(async () => (await transactions()).length >= 3);
  await node.client.setAutomine(true);
  await node.client.mine({ blocks: 1 });
  await waitFor(() => allAre("confirmed"));
  const [one, two] = await transactions();
  expect(two?.nonce).toBe(one?.nonce);
  expect(BigInt(two?.max_fee ?? 0)).toBeGreaterThan(BigInt(one?.max_fee ?? 0));
  expect(await balances(addresses)).toEqual([network.payout, network.payout]);
  expect(await node.client.getTransactionCount({ address: toAccount(network) })).toBe(2);
});

test("a payment is confirmed only after the network's number of confirmations", async () => {
  const network = { ...testNetwork({ rpcUrl: node.rpcUrl }), confirmations: 3 };
  await fund(network, parseEther("10"));
  await payTo(database.db, network, [newAddress()]);
  start(network);
  await waitFor(() => allAre("included"));
  await node.client.mine({ blocks: 1 });
  expect(await allAre("included")).toBe(true);
  await node.client.mine({ blocks: 1 });
  await waitFor(() => allAre("confirmed"));
});

test("a claim whose receiver became a contract fails, and the others are paid", async () => {
  const network = testNetwork({ rpcUrl: node.rpcUrl });
  await fund(network, parseEther("10"));
  const addresses = [newAddress(), newAddress(), newAddress()];
  await payTo(database.db, network, addresses);
  await node.client.setCode({ address: addresses[1] ?? "0x", bytecode: "0x60006000fd" });
  start(network);
  await waitFor(async () => (await claims()).every(({ ended_at }) => ended_at !== null));
  expect((await claims()).map(({ state, reason }) => [state, reason])).toEqual([
    ["confirmed", null],
    ["failed", "contract"],
    ["confirmed", null],
  ]);
  expect(await balances(addresses)).toEqual([network.payout, 0n, network.payout]);
});

test("payments lost by a chain reset are sent again unchanged, so that later nonces are mined", async () => {
  const network = testNetwork({ rpcUrl: node.rpcUrl, pace: { resendMs: 100 } });
  await fund(network, parseEther("10"));
  const before = await node.client.snapshot();
  const addresses = [newAddress(), newAddress(), newAddress()];
  await payTo(database.db, network, addresses.slice(0, 2));
  start(network);
  await waitFor(() => allAre("confirmed"));
  await node.client.revert({ id: before });
  expect(await balances(addresses)).toEqual([0n, 0n, 0n]);
  await payTo(database.db, network, addresses.slice(2));
  start(network);
  await waitFor(() => allAre("confirmed"));
  expect(await balances(addresses)).toEqual(addresses.map(() => network.payout));
});

test("a claim whose nonce another program used is paid with the next nonce", async () => {
  const network = testNetwork({ rpcUrl: node.rpcUrl, pace: { lostMs: 300, resendMs: 60_000 } });
  await fund(network, parseEther("10"));
  await node.client.setAutomine(false);
  const [address] = [newAddress()];
  await payTo(database.db, network, [address]);
  start(network);
  await waitFor(() => allAre("sent"));
  const sent = await database.db.selectFrom("faucet_transactions").select("hash").execute();
  for (const { hash } of sent) if (isHash(hash)) await node.client.dropTransaction({ hash });
  await node.client.setNonce({ address: toAccount(network), nonce: 1 });
  await node.client.setAutomine(true);
  await waitFor(() => allAre("confirmed"));
  expect((await claims()).map(({ nonce }) => nonce)).toEqual([1]);
  expect(await balances([address])).toEqual([network.payout]);
});

test("two processes on one database pay each claim once", async () => {
  const network = testNetwork({ rpcUrl: node.rpcUrl, pace: { batch: 7 } });
  await fund(network, parseEther("100"));
  const addresses = Array.from({ length: 40 }, newAddress);
  await payTo(database.db, network, addresses);
  start(network);
  start(network);
  await waitFor(() => allAre("confirmed"));
  expect(await balances(addresses)).toEqual(addresses.map(() => network.payout));
  expect(await node.client.getTransactionCount({ address: toAccount(network) })).toBe(40);
});
