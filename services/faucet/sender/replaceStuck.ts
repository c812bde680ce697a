import { broadcast, findLatest } from "./broadcast.ts";
import type { Round } from "./context.ts";
import { currentFees, raisedFees } from "./fees.ts";
import type { Fees } from "./fees.ts";
import { signPayment } from "./signPayment.ts";
import type { ClaimRow, TransactionRow } from "./signPayment.ts";

/** A payment with this multiple of the current fee is not replaced. */
const enough = 10n;

/** Signs stuck payments again with the same nonce and a higher fee: at most one of the two can be mined. */
export async function replaceStuck(round: Round, open: ClaimRow[]): Promise<void> {
  const { account, head, network } = round;
  const waiting = open.filter(
    ({ state, sender, nonce }) => state !== "included" && sender === account.address && (nonce ?? 0) >= head.nonce,
  );
  const latest = await findLatest(
    round,
    waiting.map(({ id }) => id),
  );
  // One from the future was signed before the clock was set back: its age is unknown, and a replacement cannot pay
  // twice.
  const stuck = latest.filter(({ created_at }) => Math.abs(Date.now() - created_at.getTime()) > network.pace.stuckMs);
  if (stuck.length === 0) return;
  const fees = await currentFees(round);
  const replacements: TransactionRow[] = [];
  for (const before of stuck) {
    const claim = waiting.find(({ id }) => id === before.claim_id);
    const isEnough = BigInt(before.max_fee) > fees.maxFeePerGas * enough;
    if (claim && !isEnough) replacements.push(...(await store(round, claim, before, raisedFees(fees, toFees(before)))));
  }
  if (replacements.length === 0) return;
  round.passed("replacement-stored");
  await broadcast(round, replacements);
  round.passed("replaced");
}

const toFees = ({ max_fee, priority_fee }: TransactionRow): Fees => ({
  maxFeePerGas: BigInt(max_fee),
  maxPriorityFeePerGas: BigInt(priority_fee),
});

/** The stored replacement; `undefined` when another process has replaced or completed the payment. */
async function store(round: Round, claim: ClaimRow, before: TransactionRow, fees: Fees): Promise<TransactionRow[]> {
  const row = await signPayment(round, { claim, nonce: before.nonce, gas: BigInt(before.gas), fees });
  return round.db.transaction().execute(async (transaction) => {
    const now = await transaction
      .selectFrom("faucet_claims")
      .select("state")
      .where("id", "=", claim.id)
      .where("nonce", "=", before.nonce)
      .where("state", "in", ["signed", "sent"])
      .forUpdate()
      .executeTakeFirst();
    const [newest] = await findLatest({ db: transaction }, [claim.id]);
    if (!now || newest?.hash !== before.hash) return [];
    const stored = await transaction.insertInto("faucet_transactions").values(row).returningAll().execute();
    round.passed("replacement-signed");
    return stored;
  });
}
