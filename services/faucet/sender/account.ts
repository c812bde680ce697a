import type { SenderContext } from "./context.ts";
import type { Node } from "./node.ts";
import type { ClaimRow } from "./signPayment.ts";

/** Inserts the account's row at its first use, with the nonce after the key's earlier transactions. */
export async function openAccount({ db, network, account }: SenderContext, node: Node): Promise<void> {
  const { address } = account;
  const row = await db
    .selectFrom("faucet_senders")
    .select("address")
    .where("network", "=", network.id)
    .where("address", "=", address)
    .executeTakeFirst();
  if (row) return;
  const next_nonce = await node.getTransactionCount({ address, blockTag: "pending" });
  await db
    .insertInto("faucet_senders")
    .values({ network: network.id, address, next_nonce })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores the last known balance, shown while the node is not polled. */
export async function saveBalance({ db, network, account }: SenderContext, balance: bigint): Promise<void> {
  await db
    .updateTable("faucet_senders")
    .set({ balance: `${balance}` })
    .where("network", "=", network.id)
    .where("address", "=", account.address)
    .execute();
}

/** The last known balance; `undefined` before the first poll. */
export async function findBalance({ db, network, account }: SenderContext): Promise<bigint | undefined> {
  const row = await db
    .selectFrom("faucet_senders")
    .select("balance")
    .where("network", "=", network.id)
    .where("address", "=", account.address)
    .executeTakeFirst();
  return row?.balance ? BigInt(row.balance) : undefined;
}

/** Signed claims without a final state, in the order of their nonces. */
export async function findOpen({ db, network }: SenderContext): Promise<ClaimRow[]> {
  return db
    .selectFrom("faucet_claims")
    .selectAll()
    .where("network", "=", network.id)
    .where("state", "in", ["signed", "sent", "included"])
    .orderBy("nonce")
    .execute();
}

/** Fails the open claims of another chain (local instead of real, or the reverse), which is no longer used. */
export async function endClaimsOfOtherChain({ db, network, changed }: SenderContext): Promise<void> {
  const ended = await db
    .updateTable("faucet_claims")
    .set({ state: "failed", reason: "network_changed", ended_at: new Date() })
    .where("network", "=", network.id)
    .where("local", "<>", !network.real)
    .where("state", "not in", ["confirmed", "failed"])
    .returning("id")
    .execute();
  changed(ended.map(({ id }) => id));
}
