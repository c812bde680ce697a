import type { TransactionReceipt } from "viem";
import { isAddress, isHash, TransactionReceiptNotFoundError } from "viem";

import { mapWithConcurrency } from "../../kit/mapWithConcurrency.ts";
import type { Round } from "./context.ts";
import type { ClaimRow } from "./signPayment.ts";

/**
 * Updates claims whose transaction was mined; `lostSince` records since when another transaction has used a claim's
 * nonce.
 */
export async function confirmMined(round: Round, open: ClaimRow[], lostSince: Map<string, number>): Promise<void> {
  const { head, account, network } = round;
  const mined = open.filter(({ sender, nonce }) => sender !== account.address || (nonce ?? 0) < head.nonce);
  for (const id of lostSince.keys()) if (!mined.some((claim) => claim.id === id)) lostSince.delete(id);
  if (mined.length === 0) return;
  const hashes = await findHashes(round, mined);
  await mapWithConcurrency(mined, network.pace.parallel, async (claim) => {
    const receipt = await findReceipt(round, hashes.get(claim.id) ?? []);
    if (receipt) {
      lostSince.delete(claim.id);
      return advance(round, claim, receipt);
    }
    if (claim.state === "included")
      await update(round, claim, { state: "sent", hash: null, block: null, gas_used: null, included_at: null });
    if (claim.sender !== account.address) return;
    const since = lostSince.get(claim.id) ?? performance.now();
    lostSince.set(claim.id, since);
    if (performance.now() - since > network.pace.lostMs) await queueAgain(round, claim);
  });
}

async function findHashes({ db }: Round, claims: ClaimRow[]): Promise<Map<string, string[]>> {
  const ids = claims.map(({ id }) => id);
  const rows = await db
    .selectFrom("faucet_transactions")
    .select(["claim_id", "hash"])
    .where("claim_id", "in", ids)
    .orderBy("created_at", "desc")
    .execute();
  return new Map(ids.map((id) => [id, rows.filter(({ claim_id }) => claim_id === id).map(({ hash }) => hash)]));
}

async function findReceipt({ node }: Round, hashes: string[]): Promise<TransactionReceipt | undefined> {
  for (const hash of hashes.filter((hash) => isHash(hash))) {
    const receipt = await node.getTransactionReceipt({ hash }).catch((error: unknown) => {
      if (error instanceof TransactionReceiptNotFoundError) return undefined;
      throw error;
    });
    if (receipt) return receipt;
  }
  return undefined;
}

async function advance(round: Round, claim: ClaimRow, receipt: TransactionReceipt): Promise<void> {
  const block = Number(receipt.blockNumber);
  const included_at = claim.block === block ? claim.included_at : new Date();
  const mined = { hash: receipt.transactionHash, block, gas_used: Number(receipt.gasUsed), included_at };
  round.passed("mined");
  if (round.head.block - block + 1 < round.network.confirmations) {
    if (claim.state !== "included" || claim.block !== block)
      await update(round, claim, { ...mined, state: "included" });
    return;
  }
  const outcome =
    receipt.status === "success"
      ? { state: "confirmed" as const, balance: await findBalance(round, claim.address) }
      : { state: "failed" as const, reason: "reverted" };
  await update(round, claim, { ...mined, ...outcome, ended_at: new Date() });
  round.passed("confirmed");
}

/** The balance of a paid address; `null` when the node does not tell, which is no reason to confirm later. */
async function findBalance({ node }: Round, address: string): Promise<string | null> {
  if (!isAddress(address)) return null;
  return node.getBalance({ address }).then(String, (error: unknown) => {
    console.warn("faucet: the balance of a paid address could not be read", error);
    return null;
  });
}

type Change = Partial<
  Pick<ClaimRow, "state" | "hash" | "block" | "gas_used" | "reason" | "balance" | "included_at" | "ended_at">
>;

async function update({ db, changed }: Round, { id }: ClaimRow, change: Change): Promise<void> {
  await db
    .updateTable("faucet_claims")
    .set(change)
    .where("id", "=", id)
    .where("state", "not in", ["confirmed", "failed"])
    .execute();
  changed([id]);
}

/** Its transactions can never be mined, so paying with another nonce cannot pay twice. */
async function queueAgain({ db, changed }: Round, { id, sender, nonce }: ClaimRow): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("faucet_claims")
      .set({ state: "queued", sender: null, nonce: null, signed_at: null, sent_at: null })
      .where("id", "=", id)
      .where("state", "in", ["signed", "sent"])
      .where("sender", "=", sender)
      .where("nonce", "=", nonce)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await transaction.deleteFrom("faucet_transactions").where("claim_id", "=", id).execute();
  });
  changed([id]);
}
