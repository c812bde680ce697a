import type { Kysely } from "kysely";
import { privateKeyToAccount } from "viem/accounts";

import type { Chains } from "../../kit/chain/index.ts";
import type { Tables } from "../../db/index.ts";
import { loadLocalKey } from "../loadLocalKey.ts";
import type { Step } from "../sender/context.ts";
import { connectTo } from "../sender/node.ts";
import { Sender } from "../sender/Sender.ts";
import type { FaucetNetwork } from "../readFaucetNetworks.ts";

type SenderOptions = {
  passed?: (step: Step) => void;
  /** Chain and key of a network without a node of its own. */
  local?: { chains: Chains; dataDir: string };
};

const noChains: Chains = {
  localChain: () => Promise.reject(new Error("This network has a node of its own.")),
  stop: async () => undefined,
  close: async () => undefined,
};

/** A sender without the HTTP API. */
export function createSender(
  db: Kysely<Tables>,
  network: FaucetNetwork,
  { passed, local }: SenderOptions = {},
): Sender {
  const key = network.real?.key ?? loadLocalKey(local?.dataDir ?? "", network.id);
  const account = privateKeyToAccount(key);
  const context = { db, network, account, passed: passed ?? (() => undefined), changed: () => undefined };
  return new Sender(context, connectTo(network, local?.chains ?? noChains, account.address));
}
