import type { Kysely } from "kysely";
import type { PrivateKeyAccount } from "viem/accounts";

import type { Tables } from "../../db/index.ts";
import type { FaucetNetwork } from "../readFaucetNetworks.ts";
import type { Node } from "./node.ts";

/** Steps of a payment; the process may be killed at each. */
export type Step =
  | "estimated"
  | "signed"
  | "stored"
  | "submitted"
  | "sent"
  | "mined"
  | "confirmed"
  | "replacement-signed"
  | "replacement-stored"
  | "replaced";

/** What every part of a sender works with. */
export type SenderContext = {
  db: Kysely<Tables>;
  network: FaucetNetwork;
  account: PrivateKeyAccount;
  /** Called with the claims that changed. */
  changed(claimIds: string[]): void;
  /** Called at each step, for tests that kill the process there. */
  passed(step: Step): void;
};

/** A sender's context in one round: the node and its state of the account. */
export type Round = SenderContext & { node: Node; head: Head };

export type Head = {
  block: number;
  /** Transactions of the account that were mined. */
  nonce: number;
  balance: bigint;
  baseFee: bigint;
};
