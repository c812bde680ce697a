import type { ColumnType, Generated } from "kysely";

type Made = ColumnType<Date, Date | undefined, never>;

type ClaimState = "queued" | "signed" | "sent" | "included" | "confirmed" | "failed";

/** One payout asked for. The nonce is given once and belongs to no other claim, so a claim is paid at most once. */
export type FaucetClaimsTable = {
  id: string;
  /** Order of the queue. */
  place: Generated<number>;
  network: string;
  /** Whether the local test chain pays, as it was when asked. */
  local: boolean;
  address: string;
  /** Keyed hash of the visitor's network; emptied after two days. */
  visitor: string;
  /** The same of the /48 around an IPv6 network; empty for IPv4. */
  site: Generated<string>;
  /** Signature of the proof of work that paid for this claim. */
  proof: string;
  /** In wei. */
  amount: string;
  state: ClaimState;
  sender: string | null;
  nonce: number | null;
  /** Transaction that was mined. */
  hash: string | null;
  block: number | null;
  reason: string | null;
  created_at: Made;
  signed_at: Date | null;
  sent_at: Date | null;
  ended_at: Date | null;
};

/** Signed transactions, stored before they are sent; several with one nonce when the first got stuck. */
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

/** Accounts that pay, with the next nonce to give and the balance last seen. */
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
