import type { Kysely } from "kysely";
import { privateKeyToAccount } from "viem/accounts";

import type { Chains } from "../../chain/index.ts";
import type { Tables } from "../../db/tables.ts";
import type { Step } from "../sender/context.ts";
import { connectTo } from "../sender/node.ts";
import { Sender } from "../sender/Sender.ts";
import type { FaucetNetwork } from "../settings.ts";

const noChains: Chains = {
  localChain: () => Promise.reject(new Error("This network has a node of its own.")),
  close: async () => undefined,
};

/** A sender for a network with a node of its own. */
export function createSender(
  db: Kysely<Tables>,
  network: FaucetNetwork,
  passed: (step: Step) => void = () => undefined,
) {
  if (!network.real) throw new Error("This sender needs a network with a node of its own.");
  const account = privateKeyToAccount(network.real.key);
  const context = { db, network, account, passed, changed: () => undefined };
  return new Sender(context, connectTo(network, noChains, account.address));
}
