import type { Kysely } from "kysely";

import type { Claim, Payout } from "../../../features/shared/contracts/faucetApi.ts";
import type { Tables } from "../../db/index.ts";
import type { FaucetNetwork } from "../readFaucetNetworks.ts";
import type { ClaimRow } from "../sender/signPayment.ts";

/** A claim as visitors see it. */
export async function viewClaim(db: Kysely<Tables>, network: FaucetNetwork, claim: ClaimRow): Promise<Claim> {
  const hash = claim.hash ?? (await findLatestHash(db, claim));
  return {
    claimId: claim.id,
    network: claim.network,
    address: claim.address,
    amount: claim.amount,
    symbol: network.symbol,
    local: claim.local,
    state: claim.state,
    /** Number of claims queued before this one. */
    ahead: claim.state === "queued" ? await countAhead(db, claim) : 0,
    transaction: hash ?? null,
    explorerUrl: hash && !claim.local ? `${network.explorer}/tx/${hash}` : null,
    block: claim.block,
    gasUsed: claim.gas_used,
    reason: claim.reason,
    balance: claim.balance,
    createdAt: claim.created_at.toISOString(),
    signedAt: claim.signed_at?.toISOString() ?? null,
    sentAt: claim.sent_at?.toISOString() ?? null,
    includedAt: claim.included_at?.toISOString() ?? null,
    endedAt: claim.ended_at?.toISOString() ?? null,
  };
}

async function findLatestHash(db: Kysely<Tables>, { id, nonce }: ClaimRow): Promise<string | undefined> {
  if (nonce === null) return undefined;
  const row = await db
    .selectFrom("faucet_transactions")
    .select("hash")
    .where("claim_id", "=", id)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  return row?.hash;
}

async function countAhead(db: Kysely<Tables>, { network, place }: ClaimRow): Promise<number> {
  const { count } = await db
    .selectFrom("faucet_claims")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("network", "=", network)
    .where("state", "=", "queued")
    .where("place", "<", place)
    .executeTakeFirstOrThrow();
  return count;
}

/** The latest confirmed payouts. */
export async function findLatestPayouts(db: Kysely<Tables>, { id, explorer }: FaucetNetwork): Promise<Payout[]> {
  const rows = await db
    .selectFrom("faucet_claims")
    .select(["address", "amount", "hash", "local", "ended_at"])
    .where("network", "=", id)
    .where("state", "=", "confirmed")
    .orderBy("place", "desc")
    .limit(10)
    .execute();
  return rows.map(({ address, amount, hash, local, ended_at }) => ({
    address,
    amount,
    local,
    transaction: hash,
    explorerUrl: local ? null : `${explorer}/tx/${hash}`,
    at: ended_at?.toISOString() ?? null,
  }));
}
