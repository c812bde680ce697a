import { execFile } from "node:child_process";

import { parseEther } from "viem";
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts";

import { createChains } from "../../kit/chain/index.ts";
import { createDatabase } from "../../db/index.ts";
import type { DatabaseOptions } from "../../db/index.ts";
import type { FaucetNetwork } from "../readFaucetNetworks.ts";
import { newAddress, payTo } from "./payTo.ts";
import { createClient, startNode } from "./startNode.ts";
import { testNetwork } from "./testNetwork.ts";

/** Steps of a payment, and of its replacement on a chain that does not mine. */
export const steps = ["estimated", "signed", "stored", "submitted", "sent", "mined", "confirmed"];
export const replacements = ["replacement-signed", "replacement-stored", "replaced"];

type Run = DatabaseOptions & { rpcUrl?: string; key?: string; stopAt: string };

/** How each process ended, the claimants' balances, and the number of transactions. */
export type Outcome = { ends: string[][]; paid: bigint[]; payout: bigint; transactions: number | undefined };

/** Pays from processes that are killed one at each step, then from one that survives, on a node of its own. */
export async function payThroughKills(
  options: DatabaseOptions,
  kills: { steps: string[]; replacements: string[] },
): Promise<Outcome> {
  const { rpcUrl, client, close } = await startNode();
  const key = generatePrivateKey();
  const network = testNetwork({ rpcUrl, key });
  const sender = privateKeyToAddress(key);
  await client.setBalance({ address: sender, value: parseEther("100") });
  const addresses = await queue(options, network, kills.steps.length + kills.replacements.length + 2);
  const ends: string[][] = [];
  for (const stopAt of kills.steps) ends.push([stopAt, await run({ ...options, rpcUrl, key, stopAt })]);
  for (const stopAt of kills.replacements) {
    await client.setAutomine(false);
    ends.push([stopAt, await run({ ...options, rpcUrl, key, stopAt })]);
    await client.setAutomine(true);
    await client.mine({ blocks: 1 });
  }
  ends.push(["never", await run({ ...options, rpcUrl, key, stopAt: "never" })]);
  const paid = await Promise.all(addresses.map((address) => client.getBalance({ address })));
  const transactions = await client.getTransactionCount({ address: sender });
  await close();
  return { ends, paid, payout: network.payout, transactions };
}

/** The same with the network's own test chain, which is killed with each process. */
export async function payThroughKillsOfBoth(options: DatabaseOptions, kills: string[]): Promise<Outcome> {
  const network = testNetwork();
  const addresses = await queue(options, network, 2 * kills.length + 2);
  const ends: string[][] = [];
  for (const stopAt of [...kills, "never"]) ends.push([stopAt, await run({ ...options, stopAt })]);
  const chains = createChains(options);
  const client = createClient((await chains.localChain(network.chainId)).rpcUrl);
  const paid = await Promise.all(addresses.map((address) => client.getBalance({ address })));
  await chains.close();
  return { ends, paid, payout: network.payout, transactions: undefined };
}

/** How the paying process ended. */
const run = (options: Run) =>
  new Promise<string>((resolve) => {
    const program = ["services/faucet/testing/payUntilKilled.ts", JSON.stringify(options)];
    execFile(process.execPath, program, { timeout: 120_000 }, (error, _, complaints) =>
      resolve(error ? (error.signal ?? complaints) : "paid"),
    );
  });

async function queue(options: DatabaseOptions, network: FaucetNetwork, count: number) {
  const { db, close } = await createDatabase(options);
  const addresses = Array.from({ length: count }, newAddress);
  await payTo(db, network, addresses);
  await close();
  return addresses;
}
