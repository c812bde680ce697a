import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Kysely, Transaction } from "kysely";

import type { Tables } from "../../db/index.ts";
import type { FaucetNetwork } from "../readFaucetNetworks.ts";
import type { ClaimRow } from "../sender/signPayment.ts";
import { getDifficulty } from "../work/difficulty.ts";
import type { WorkSettings } from "../work/difficulty.ts";
import { countToday, findReachedLimit } from "./limits.ts";
import type { ReachedLimit } from "./limits.ts";

type NewClaim = {
  network: FaucetNetwork;
  address: string;
  visitor: string;
  site?: string | undefined;
  proof: string;
  level: number;
};

export type Enqueued =
  | { kind: "queued"; claim: ClaimRow }
  | { kind: "refused"; reachedLimit: ReachedLimit }
  | { kind: "proof-used" }
  | { kind: "proof-too-weak" }
  | { kind: "queue-full" };

/** Queues a claim if the limits allow it; the same proof for the same wallet returns its existing claim. */
export function enqueue(db: Kysely<Tables>, claim: NewClaim, work: WorkSettings): Promise<Enqueued> {
  return db.transaction().execute(async (transaction) => {
    // Claims on one network are serialized, or two concurrent ones would both pass the limits.
    await sql`select pg_advisory_xact_lock(hashtext(${`faucet ${claim.network.id}`}))`.execute(transaction);
    const before = await findByProof(transaction, claim.proof);
    if (before) {
      const isSame = before.address === claim.address && before.network === claim.network.id;
      return isSame ? { kind: "queued", claim: before } : { kind: "proof-used" };
    }
    const reachedLimit = await findReachedLimit(transaction, claim.network, claim);
    if (reachedLimit) return { kind: "refused", reachedLimit };
    const { level } = getDifficulty(await countToday(transaction, claim.visitor), work);
    if (claim.level < level) return { kind: "proof-too-weak" };
    if ((await countQueued(transaction, claim.network.id)) >= claim.network.limits.queue) return { kind: "queue-full" };
    return { kind: "queued", claim: await insert(transaction, claim) };
  });
}

const findByProof = (db: Kysely<Tables>, proof: string) =>
  db.selectFrom("faucet_claims").selectAll().where("proof", "=", proof).executeTakeFirst();

const insert = (transaction: Transaction<Tables>, { network, address, visitor, site, proof }: NewClaim) =>
  transaction
    .insertInto("faucet_claims")
    .values({
      id: randomBytes(16).toString("base64url"),
      network: network.id,
      local: !network.real,
      address,
      visitor,
      ...(site === undefined ? {} : { site }),
      proof,
      amount: `${network.payout}`,
      state: "queued",
    })
    .returningAll()
    .executeTakeFirstOrThrow();

async function countQueued(db: Kysely<Tables>, network: string): Promise<number> {
  const { count } = await db
    .selectFrom("faucet_claims")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("network", "=", network)
    .where("state", "=", "queued")
    .executeTakeFirstOrThrow();
  return count;
}
