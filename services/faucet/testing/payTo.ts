import { randomBytes } from "node:crypto";

import type { Kysely } from "kysely";
import { getAddress } from "viem";
import type { Address } from "viem";

import type { Tables } from "../../db/index.ts";
import { enqueue } from "../claims/enqueue.ts";
import type { FaucetNetwork } from "../readFaucetNetworks.ts";

/** A new random wallet address. */
export const newAddress = (): Address => getAddress(`0x${randomBytes(20).toString("hex")}`);

/** Queues one claim for each wallet address, without the proof of work. */
export async function payTo(db: Kysely<Tables>, network: FaucetNetwork, addresses: Address[]): Promise<string[]> {
  const ids: string[] = [];
  for (const address of addresses) {
    const claim = { network, address, visitor: address, proof: address, level: 99 };
    const result = await enqueue(db, claim, { cost: 1, tries: 4, highest: 0 });
    if (result.kind !== "queued") throw new Error(`The claim was ${result.kind}.`);
    ids.push(result.claim.id);
  }
  return ids;
}
