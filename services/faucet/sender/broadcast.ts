import { isHex } from "viem";

import { log } from "../../kit/log.ts";
import { mapWithConcurrency } from "../../kit/mapWithConcurrency.ts";
import type { Round } from "./context.ts";
import { isKnown, isOutOfFunds, isRejected, isUnderpriced, getReason } from "./failure.ts";
import type { TransactionRow } from "./signPayment.ts";

/** Sends stored transactions in the order of their nonces, and marks their claims as sent. */
export async function broadcast(round: Round, transactions: TransactionRow[]): Promise<void> {
  const { network, passed } = round;
  const accepted: string[] = [];
  const inOrder = [...transactions].sort((one, two) => one.nonce - two.nonce);
  try {
    await mapWithConcurrency(inOrder, network.pace.parallel, async (transaction) => {
      if (await submit(round, transaction)) accepted.push(transaction.claim_id);
      passed("submitted");
    });
  } finally {
    if (accepted.length > 0) await noteSent(round, accepted);
  }
  if (accepted.length > 0) passed("sent");
}

/** Whether the node accepted the transaction; throws when it did not respond or the account cannot pay. */
async function submit({ node, network }: Round, { raw, nonce }: TransactionRow): Promise<boolean> {
  if (!isHex(raw)) throw new Error("A stored transaction is not hexadecimal.");
  try {
    await node.request({ method: "eth_sendRawTransaction", params: [raw] }, { retryCount: 0 });
    return true;
  } catch (error) {
    if (isKnown(error) || isUnderpriced(error)) return true;
    if (isOutOfFunds(error) || !isRejected(error)) throw error;
    // A replacement with current fees follows once it counts as stuck.
    log("warn", "faucet", "a transaction was rejected", { network: network.id, nonce, reason: getReason(error) });
    return false;
  }
}

async function noteSent({ db, changed }: Round, claimIds: string[]): Promise<void> {
  await db
    .updateTable("faucet_claims")
    .set({ state: "sent", sent_at: new Date() })
    .where("id", "in", claimIds)
    .where("state", "=", "signed")
    .execute();
  changed(claimIds);
}

/** The latest transaction of each claim. */
export async function findLatest({ db }: Pick<Round, "db">, claimIds: string[]): Promise<TransactionRow[]> {
  if (claimIds.length === 0) return [];
  return db
    .selectFrom("faucet_transactions")
    .selectAll()
    .distinctOn("claim_id")
    .where("claim_id", "in", claimIds)
    .orderBy("claim_id")
    .orderBy("created_at", "desc")
    .execute();
}
