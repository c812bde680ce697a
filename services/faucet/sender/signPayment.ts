import type { Insertable, Selectable } from "kysely";
import { getAddress, keccak256 } from "viem";

import type { FaucetClaimsTable, FaucetTransactionsTable } from "../../db/tables/faucet.ts";
import type { SenderContext } from "./context.ts";
import type { Fees } from "./fees.ts";

export type ClaimRow = Selectable<FaucetClaimsTable>;
export type TransactionRow = Selectable<FaucetTransactionsTable>;

type Payment = { claim: Pick<ClaimRow, "id" | "address" | "amount">; nonce: number; gas: bigint; fees: Fees };

/** Signs a claim's payment; the row to store before it is sent. */
export async function signPayment(
  { network, account }: SenderContext,
  { claim, nonce, gas, fees }: Payment,
): Promise<Insertable<FaucetTransactionsTable>> {
  const raw = await account.signTransaction({
    type: "eip1559",
    chainId: network.chainId,
    nonce,
    to: getAddress(claim.address),
    value: BigInt(claim.amount),
    gas,
    ...fees,
  });
  return {
    hash: keccak256(raw),
    claim_id: claim.id,
    network: network.id,
    sender: account.address,
    nonce,
    raw,
    gas: `${gas}`,
    max_fee: `${fees.maxFeePerGas}`,
    priority_fee: `${fees.maxPriorityFeePerGas}`,
  };
}
