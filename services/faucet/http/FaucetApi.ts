import type { EventEmitter } from "node:events";

import type { Kysely } from "kysely";

import type { Tables } from "../../db/index.ts";
import type { ClientIpResolver } from "../../kit/ClientIpResolver.ts";
import type { Faucet } from "../Faucet.ts";
import type { ClaimProofs } from "../work/ClaimProofs.ts";
import type { WorkSettings } from "../work/difficulty.ts";

/** Dependencies of the faucet's routes. */
export type FaucetApi = {
  db: Kysely<Tables>;
  faucets: ReadonlyMap<string, Faucet>;
  proofs: ClaimProofs;
  work: WorkSettings;
  /** Emits the id of every changed claim. */
  changes: EventEmitter;
  clientIps: ClientIpResolver;
  /** Keys the pseudonyms of visitors' networks. */
  visitorSecret: string;
};
