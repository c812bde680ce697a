import { broadcast, findLatest } from "./broadcast.ts";
import type { Round } from "./context.ts";
import type { ClaimRow } from "./signPayment.ts";

const maxAtOnce = 500;

/** Sends signed transactions that may not have been sent; with `everything`, also those sent and not mined. */
export async function resend(round: Round, open: ClaimRow[], everything: boolean): Promise<void> {
  const { account, head } = round;
  const waiting = open.filter(
    ({ state, sender, nonce }) =>
      state === "signed" ||
      (everything && state === "sent" && (sender !== account.address || (nonce ?? 0) >= head.nonce)),
  );
  const ids = waiting.map(({ id }) => id);
  await broadcast(round, [...(everything ? await forgotten(round) : []), ...(await findLatest(round, ids))]);
}

/** Payments lost by a chain reset; later nonces would never be mined. */
async function forgotten({ db, network, account, head }: Round) {
  const ended = await db
    .selectFrom("faucet_claims")
    .select("id")
    .where("network", "=", network.id)
    .where("sender", "=", account.address)
    .where("nonce", ">=", head.nonce)
    .where("state", "in", ["confirmed", "failed"])
    .orderBy("nonce")
    .limit(maxAtOnce)
    .execute();
  return findLatest(
    { db },
    ended.map(({ id }) => id),
  );
}
