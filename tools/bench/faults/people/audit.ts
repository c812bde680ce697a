import { setTimeout as sleep } from "node:timers/promises";

import { createDatabase } from "../../../../services/db/index.ts";
import type { DatabaseOptions } from "../../../../services/db/index.ts";
import { sendExpecting } from "./sendExpecting.ts";
import { faucet } from "./claimCoins.ts";
import type { Entry, Ledger } from "./Ledger.ts";
import { readBalances } from "./readBalances.ts";

type AuditTarget = DatabaseOptions & {
  origin: string;
  writeToken: string;
  /** Whether the test chain lost its last blocks in the fault: then only double payouts are visible on it. */
  isChainCut?: boolean;
  /** Stops the back ends, whose database and chain are then read. */
  stop(): Promise<void>;
};

/** Acknowledged writes that are missing or unpaid; ids of claims with more than one payout. */
export type Audit = { lost: Set<Entry>; paidTwice: string[] };

const maxRunMs = 60_000;

/** Looks up everything in a ledger: pages and claims at the back ends, forms and payments in their storage. */
export async function audit(
  ledger: Ledger,
  { origin, writeToken, stop, isChainCut, ...place }: AuditTarget,
): Promise<Audit> {
  const lost = new Set<Entry>();
  const headers = { authorization: `Bearer ${writeToken}` };
  const find = async <Found>(url: string): Promise<Found | undefined> =>
    sendExpecting(url, { method: "GET", headers }, 200).then(JSON.parse, () => undefined);
  for (const entry of [...ledger.of("draft"), ...ledger.of("publication")]) {
    const found = await find<{ places: string[] }>(`${origin}/content/core/documents/${entry.key}`);
    const isThere = found && (entry.kind === "draft" || found.places.length === 0);
    if (!isThere) lost.add(entry);
  }
  const deadline = performance.now() + maxRunMs;
  for (const entry of ledger.of("claim")) {
    const state = async () => (await find<{ state: string }>(`${origin}/faucet/v1/claims/${entry.key}`))?.state;
    let last = await state();
    while (last && !["confirmed", "failed"].includes(last) && performance.now() < deadline) {
      await sleep(200);
      last = await state();
    }
    if (last !== "confirmed") lost.add(entry);
  }
  await stop();
  const { emails, claims } = await readTables(place);
  for (const entry of ledger.of("form")) if (!emails.has(entry.key)) lost.add(entry);
  const balances = await readBalances(place.dataDir, [...claims.values()]);
  for (const entry of ledger.of("claim")) {
    const claim = claims.get(entry.key);
    const isPaid = claim && (isChainCut || (balances.get(claim.address) ?? 0n) >= claim.amount);
    if (!isPaid) lost.add(entry);
  }
  const paidTwice = [...claims].filter(([, { address, amount }]) => (balances.get(address) ?? 0n) > amount);
  return { lost, paidTwice: paidTwice.map(([id]) => id) };
}

/** The forms by e-mail address, and every claim, also those whose acknowledgement never arrived. */
async function readTables(options: DatabaseOptions) {
  const { db, close } = await createDatabase(options);
  const forms = await db.selectFrom("submissions").select("email").where("form", "=", "newsletter").execute();
  const claims = await db
    .selectFrom("faucet_claims")
    .select(["id", "address", "amount"])
    .where("network", "=", faucet.id)
    .execute();
  await close();
  return {
    emails: new Set(forms.map(({ email }) => email)),
    claims: new Map(claims.map(({ id, address, amount }) => [id, { address, amount: BigInt(amount) }])),
  };
}
