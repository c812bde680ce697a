/** Pays test coins: claims with a proof of work, limits, a queue, and transactions tracked until they are final. */
import { EventEmitter } from "node:events";

import type { Kysely } from "kysely";
import { privateKeyToAccount } from "viem/accounts";

import type { Chains } from "../kit/chain/index.ts";
import { loadKey } from "../db/loadKey.ts";
import type { Tables } from "../db/index.ts";
import { logFailure } from "../kit/logFailure.ts";
import type { Service } from "../kit/service.ts";
import { ClientIpResolver } from "../kit/ClientIpResolver.ts";
import { Faucet } from "./Faucet.ts";
import { createFaucetApi } from "./http/createFaucetApi.ts";
import { loadLocalKey } from "./loadLocalKey.ts";
import type { SenderContext, Step } from "./sender/context.ts";
import { connectTo } from "./sender/node.ts";
import type { FaucetNetwork } from "./readFaucetNetworks.ts";
import { forgetVisitors, networksWithWork } from "./sweep.ts";
import { usualWork } from "./work/difficulty.ts";
import type { WorkSettings } from "./work/difficulty.ts";
import { ClaimProofs, deriveSecret } from "./work/ClaimProofs.ts";

export type FaucetOptions = {
  db: Kysely<Tables>;
  chains: Chains;
  networks: FaucetNetwork[];
  /** Folder with the keys of the local test chains. */
  dataDir: string;
  work?: WorkSettings;
  clientIps?: ClientIpResolver;
  /** Called at each step of each payment. */
  passed?: (step: Step) => void;
};

const sweepMs = 30_000;

/** The faucet: claims of test coins, paid one at a time on each network. */
export async function createFaucetService(options: FaucetOptions): Promise<Service> {
  const { db, networks } = options;
  const secret = await loadKey(db, "faucet");
  const changes = new EventEmitter().setMaxListeners(0);
  const faucets = new Map(networks.map((network) => [network.id, createFaucet(network, options, changes)]));
  const sweep = async () => {
    for (const id of await networksWithWork(db)) faucets.get(id)?.sender.wake();
    await forgetVisitors(db);
  };
  await Promise.all([...faucets.values()].map((faucet) => faucet.prepare()));
  await sweep();
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => logFailure("warn", "faucet", "a sweep failed", error));
  }, sweepMs).unref();
  const app = createFaucetApi({
    db,
    faucets,
    proofs: new ClaimProofs(secret),
    work: options.work ?? usualWork,
    changes,
    clientIps: options.clientIps ?? new ClientIpResolver(),
    visitorSecret: deriveSecret(secret, "visitor"),
  });
  return {
    name: "faucet",
    app,
    check: async () => {
      await db.selectFrom("faucet_senders").select("network").limit(1).execute();
    },
    close: async () => {
      clearInterval(timer);
      await Promise.all([...faucets.values()].map(({ sender }) => sender.close()));
    },
  };
}

function createFaucet(network: FaucetNetwork, options: FaucetOptions, changes: EventEmitter): Faucet {
  const account = privateKeyToAccount(network.real?.key ?? loadLocalKey(options.dataDir, network.id));
  const context: SenderContext = {
    db: options.db,
    network,
    account,
    changed: (claimIds) => claimIds.forEach((id) => changes.emit(id)),
    passed: options.passed ?? (() => undefined),
  };
  return new Faucet(context, connectTo(network, options.chains, account.address));
}
