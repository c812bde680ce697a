import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { serve } from "@hono/node-server";
import { createPublicClient, getAddress, http } from "viem";
import type { Address } from "viem";

import { createChains } from "../../services/kit/chain/index.ts";
import { createDatabase } from "../../services/db/index.ts";
import { createFaucetService } from "../../services/faucet/index.ts";
import { readFaucetNetworks } from "../../services/faucet/readFaucetNetworks.ts";
import { Gates } from "./run/Gates.ts";
import { solveProof } from "./run/solveProof.ts";

/** 500 visitors use one faucet at once; prints how fast they were paid and fails unless each was paid exactly once. */
const count = Number(process.argv[2] ?? 500);
const id = "eth-sepolia";
// A cheap proof of work, because solving is not measured.
const work = { cost: 1, tries: 4, highest: 0 };

const dataDir = mkdtempSync(join(tmpdir(), "halyard-bench-"));
const { db, close } = await createDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir });
const chains = createChains({ dataDir });
const networks = readFaucetNetworks({ NODE_ENV: "production" });
const service = await createFaucetService({ db, chains, networks, dataDir, work });
const server = serve({ fetch: service.app.fetch, port: 0, hostname: "127.0.0.1" });
await new Promise((resolve) => server.once("listening", resolve));
const bound = server.address();
const origin = `http://127.0.0.1:${bound !== null && typeof bound === "object" ? bound.port : 0}/faucet/v1`;

// Each visitor has a /24 of its own.
const visitors = Array.from({ length: count }, (_, index) => ({
  from: `10.${index >> 8}.${index & 255}.1`,
  address: getAddress(`0x${randomBytes(20).toString("hex")}`),
}));
const { rpcUrl } = await chains.localChain(11155111);
const client = createPublicClient({ transport: http(rpcUrl, { batch: true }) });
const { faucetAddress }: { faucetAddress: Address } = await (await fetch(`${origin}/${id}`)).json();
const tokens = await Promise.all(visitors.map(({ from }) => solveProof(`${origin}/${id}/challenge`, from)));

const start = performance.now();
const seconds = () => (performance.now() - start) / 1_000;
const responses = await Promise.all(
  visitors.map(({ from, address }, index) =>
    fetch(`${origin}/${id}/claims`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": from, "recaptcha-token": tokens[index] ?? "" },
      body: JSON.stringify({ address }),
    }),
  ),
);
const accepted = responses.filter(({ status }) => status === 202).length;
const acceptedAfter = seconds();
const countConfirmed = async () => {
  const rows = await db.selectFrom("faucet_claims").select("id").where("state", "=", "confirmed").execute();
  return rows.length;
};
while ((await countConfirmed()) < accepted && seconds() < 300) await sleep(50);
const paidAfter = seconds();

const payout = networks.find((network) => network.id === id)?.payout;
const balances = await Promise.all(visitors.map(({ address }) => client.getBalance({ address })));
const exact = balances.filter((balance) => balance === payout).length;
const transactions = await client.getTransactionCount({ address: faucetAddress });
console.log(
  [
    `${accepted} of ${count} claims accepted in ${acceptedAfter.toFixed(2)} s (${(accepted / acceptedAfter).toFixed(0)} claims/s)`,
    `all confirmed after ${paidAfter.toFixed(2)} s (${(accepted / paidAfter).toFixed(0)} claims/s)`,
    `${exact} addresses hold exactly one payout; ${transactions} transactions left the faucet`,
  ].join("\n"),
);

server.close();
await service.close();
await chains.close();
await close();
rmSync(dataDir, { recursive: true, force: true });
const gates = new Gates();
gates.atLeast("faucet: claims accepted at once", accepted, count);
gates.atLeast("faucet: addresses paid exactly once", exact, count);
gates.atMost("faucet: transactions that left it", transactions, count);
gates.finish();
