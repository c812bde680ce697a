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

/** Dependencies of every part of a sender. */
export type SenderContext = {
  db: Kysely<Tables>;
  network: FaucetNetwork;
  account: PrivateKeyAccount;
  /** Called with changed claims. */
  changed(claimIds: string[]): void;
  /** Called at each step, where tests kill the process. */
  passed(step: Step): void;
};

/** A sender's context in one round: the node and its state of the account. */
export type Round = SenderContext & { node: Node; head: Head };

export type Head = {
  block: number;
  /** Number of the account's mined transactions. */
  nonce: number;
  balance: bigint;
  baseFee: bigint;
};
