import type { ColumnType, Generated } from "kysely";

type Made = ColumnType<Date, Date | undefined, never>;

type ClaimState = "queued" | "signed" | "sent" | "included" | "confirmed" | "failed";

/** A requested payout. Its nonce is assigned once and belongs to no other claim, so a claim is paid at most once. */
export type FaucetClaimsTable = {
  id: string;
  /** Order of the queue. */
  place: Generated<number>;
  network: string;
  /** Whether the local test chain pays, as of the request. */
  local: boolean;
  address: string;
  /** Keyed hash of the visitor's network; cleared after two days. */
  visitor: string;
  /** The same for the /48 of an IPv6 network; empty for IPv4. */
  site: Generated<string>;
  /** Signature of this claim's proof of work. */
  proof: string;
  /** In wei. */
  amount: string;
  state: ClaimState;
  sender: string | null;
  nonce: number | null;
  /** The mined transaction. */
  hash: string | null;
  block: number | null;
  /** By the mined transaction. */
  gas_used: number | null;
  reason: string | null;
  /** Of the address when the claim was confirmed, in wei. */
  balance: string | null;
  created_at: Made;
  signed_at: Date | null;
  sent_at: Date | null;
  /** When its block was first seen. */
  included_at: Date | null;
  ended_at: Date | null;
};

/** Signed transactions, stored before they are sent; several with one nonce when the first was stuck. */
export type FaucetTransactionsTable = {
  hash: string;
  claim_id: string;
  network: string;
  sender: string;
  nonce: number;
  raw: string;
  gas: string;
  max_fee: string;
  priority_fee: string;
  created_at: Made;
};

/** Paying accounts, with the next nonce and the last known balance. */
type FaucetSendersTable = {
  network: string;
  address: string;
  next_nonce: number;
  balance: string | null;
};

export type FaucetTables = {
  faucet_claims: FaucetClaimsTable;
  faucet_transactions: FaucetTransactionsTable;
  faucet_senders: FaucetSendersTable;
};
