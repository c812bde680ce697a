import { setTimeout as sleep } from "node:timers/promises";

import { createDatabase } from "../../../../services/db/index.ts";
import type { DatabaseOptions } from "../../../../services/db/index.ts";
import { sendExpecting } from "./sendExpecting.ts";
import { faucet } from "./claimCoins.ts";
import type { Entry, Kind, Ledger } from "./Ledger.ts";
import { readBalances } from "./readBalances.ts";

type AuditTarget = DatabaseOptions & {
  origin: string;
  writeToken: string;
  /** Whether the test chain lost its last blocks in the fault: then only double payouts are visible on it. */
  isChainCut?: boolean;
  /** Data folders of all instances; each has a test chain of its own. */
  dataDirs: string[];
  /** Stops the back ends, whose database and chain are then read. */
  stop(): Promise<void>;
};

/** Acknowledged writes that are missing or unpaid, what was done more than once, and how late plans were carried out. */
export type Audit = {
  lost: Set<Entry>;
  /** Ids of claims with more than one payout. */
  paidTwice: string[];
  /** Ids of pages that were published more than once. */
  publishedTwice: string[];
  /** Milliseconds from the time of a schedule to its publication, by the id of its page. */
  lateMs: Map<string, number>;
};

const maxRunMs = 60_000;
/** The limit for what was planned, after every write is accepted again. */
const maxLateMs = 12_000;
const published: Kind[] = ["publication", "release", "schedule"];

/** Looks up everything in a ledger: pages and claims at the back ends, forms and payments in their storage. */
export async function audit(
  ledger: Ledger,
  { origin, writeToken, stop, isChainCut, dataDirs, ...place }: AuditTarget,
): Promise<Audit> {
  const lost = new Set<Entry>();
  const headers = { authorization: `Bearer ${writeToken}` };
  const find = async <Found>(url: string): Promise<Found | undefined> =>
    sendExpecting(url, { method: "GET", headers }, 200).then(JSON.parse, () => undefined);
  const publishedTwice: string[] = [];
  const recovered = performance.now();
  for (const entry of [...ledger.of("draft"), ...published.flatMap((kind) => ledger.of(kind))]) {
    const page = `${origin}/content/core/documents/${entry.key}`;
    const isThere = async () => {
      const found = await find<{ places: string[] }>(page);
      return found !== undefined && (entry.kind === "draft" || found.places.length === 0);
    };
    const until = recovered + (entry.kind === "schedule" ? maxLateMs : 0);
    let isFound = await isThere();
    while (!isFound && performance.now() < until) {
      await sleep(200);
      isFound = await isThere();
    }
    if (!isFound) lost.add(entry);
    if (entry.kind === "draft") continue;
    const events = await find<{ results: { kind: string }[] }>(`${origin}/content/core/events?document=${entry.key}`);
    const count = events?.results.filter(({ kind }) => kind === "published").length ?? 0;
    if (count > 1) publishedTwice.push(entry.key);
  }
  for (const entry of ledger.of("file")) {
    const response = await fetch(`${origin}/storage/web/images/${entry.key}`);
    await response.arrayBuffer();
    if (response.status !== 200) lost.add(entry);
  }
  type Done = { id: string; at: number; done: number };
  const schedules = await find<{ done: Done[] }>(`${origin}/content/core/schedules`);
  const lateMs = new Map(schedules?.done.map(({ id, at, done }) => [id, done - at]));
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
  const balances = await readBalances(dataDirs, [...claims.values()]);
  for (const entry of ledger.of("claim")) {
    const claim = claims.get(entry.key);
    const isPaid = claim && (isChainCut || (balances.get(claim.address) ?? 0n) >= claim.amount);
    if (!isPaid) lost.add(entry);
  }
  const paidTwice = [...claims].filter(([, { address, amount }]) => (balances.get(address) ?? 0n) > amount);
  return { lost, paidTwice: paidTwice.map(([id]) => id), publishedTwice, lateMs };
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
