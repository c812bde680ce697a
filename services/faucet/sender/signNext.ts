import { getAddress } from "viem";

import { mapWithConcurrency } from "../../kit/mapWithConcurrency.ts";
import { isContract } from "../claims/walletAddress.ts";
import type { Round } from "./context.ts";
import { isReverted } from "./failure.ts";
import { currentFees } from "./fees.ts";
import type { Fees } from "./fees.ts";
import { signPayment } from "./signPayment.ts";
import type { ClaimRow } from "./signPayment.ts";

const transferGas = 21_000n;

/** Assigns nonces to the next queued claims and stores their signed transactions; throws when the balance is too low. */
export async function signNext(round: Round, open: ClaimRow[]): Promise<"signed" | "nothing" | "empty"> {
  const { network, db, account } = round;
  const mine = open.filter(({ sender }) => sender === account.address);
  const capacity = Math.min(network.pace.batch, network.pace.inFlight - mine.length);
  if (capacity <= 0) return "nothing";
  const queued = await db
    .selectFrom("faucet_claims")
    .selectAll()
    .where("network", "=", network.id)
    .where("state", "=", "queued")
    .orderBy("place")
    .limit(capacity)
    .execute();
  if (queued.length === 0) return "nothing";
  const fees = await currentFees(round);
  const payable = affordable(round, mine, queued, fees);
  if (payable.length === 0) return "empty";
  const gas = await estimate(round, payable);
  round.passed("estimated");
  await store(round, gas, fees);
  round.passed("stored");
  return "signed";
}

function affordable({ head }: Round, open: ClaimRow[], queued: ClaimRow[], { maxFeePerGas }: Fees): ClaimRow[] {
  // Twice the gas: rollups add the cost of their data.
  const cost = (claim: ClaimRow) => BigInt(claim.amount) + transferGas * maxFeePerGas * 2n;
  const waiting = open.filter(({ nonce }) => (nonce ?? 0) >= head.nonce);
  let balance = waiting.reduce((sum, claim) => sum - cost(claim), head.balance);
  return queued.filter((claim) => {
    balance -= cost(claim);
    return balance >= 0n;
  });
}

/** Gas by claim; a claim whose receiver is a contract, or rejects the payment, fails here. */
async function estimate(round: Round, claims: ClaimRow[]): Promise<Map<string, bigint>> {
  const { node, account, network } = round;
  const gas = new Map<string, bigint>();
  await mapWithConcurrency(claims, network.pace.parallel, async ({ id, address, amount }) => {
    const to = getAddress(address);
    const request = { account: account.address, to, value: BigInt(amount) };
    const [code, estimated] = await Promise.all([
      node.getCode({ address: to }),
      node.estimateGas(request).catch((error: unknown) => {
        if (isReverted(error)) return undefined;
        throw error;
      }),
    ]);
    if (estimated === undefined || isContract(code)) return fail(round, id);
    gas.set(id, estimated);
  });
  return gas;
}

async function fail({ db, changed }: Round, id: string): Promise<void> {
  await db
    .updateTable("faucet_claims")
    .set({ state: "failed", reason: "contract", ended_at: new Date() })
    .where("id", "=", id)
    .where("state", "=", "queued")
    .execute();
  changed([id]);
}

async function store(round: Round, gas: Map<string, bigint>, fees: Fees): Promise<void> {
  if (gas.size === 0) return;
  const { db, network, account, changed, passed } = round;
  const ids = await db.transaction().execute(async (transaction) => {
    // The row lock lets one process at a time assign nonces.
    const { next_nonce } = await transaction
      .selectFrom("faucet_senders")
      .select("next_nonce")
      .where("network", "=", network.id)
      .where("address", "=", account.address)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const claims = await transaction
      .selectFrom("faucet_claims")
      .selectAll()
      .where("id", "in", [...gas.keys()])
      .where("state", "=", "queued")
      .orderBy("place")
      .forUpdate()
      .execute();
    if (claims.length === 0) return [];
    const first = Math.max(next_nonce, round.head.nonce);
    const rows = await Promise.all(
      claims.map((claim, index) =>
        signPayment(round, { claim, nonce: first + index, gas: gas.get(claim.id) ?? transferGas, fees }),
      ),
    );
    await transaction.insertInto("faucet_transactions").values(rows).execute();
    for (const { claim_id, nonce } of rows)
      await transaction
        .updateTable("faucet_claims")
        .set({ state: "signed", sender: account.address, nonce, signed_at: new Date() })
        .where("id", "=", claim_id)
        .execute();
    await transaction
      .updateTable("faucet_senders")
      .set({ next_nonce: first + rows.length })
      .where("network", "=", network.id)
      .where("address", "=", account.address)
      .execute();
    passed("signed");
    return rows.map(({ claim_id }) => claim_id);
  });
  changed(ids);
}
