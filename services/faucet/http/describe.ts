import type { Kysely } from "kysely";

import type { Faucet as FaucetDescription, FaucetSummary } from "../../../features/shared/contracts/faucetApi.ts";
import type { Tables } from "../../db/index.ts";
import { countToday, findReachedLimit } from "../claims/limits.ts";
import type { Asker } from "../claims/limits.ts";
import { findLatestPayouts } from "../claims/view.ts";
import type { Faucet } from "../Faucet.ts";
import { getDifficulty } from "../work/difficulty.ts";
import type { WorkSettings } from "../work/difficulty.ts";

/** A network in the list of faucets. */
export async function describeNetwork(faucet: Faucet): Promise<FaucetSummary> {
  const { network } = faucet;
  const { state, balance } = await faucet.status();
  return {
    id: network.id,
    protocol: network.protocol,
    network: network.network,
    name: network.name,
    chainId: network.chainId,
    symbol: network.symbol,
    decimals: 18,
    explorer: network.explorer,
    payout: `${network.payout}`,
    payoutUnit: "wei",
    cooldownSeconds: network.limits.cooldownSeconds,
    state,
    balance,
    local: !network.real,
  };
}

/** A network with its rules for this visitor. */
export async function describeFaucet(
  db: Kysely<Tables>,
  faucet: Faucet,
  asker: Asker,
  work: WorkSettings,
): Promise<FaucetDescription> {
  const { network } = faucet;
  const [summary, reachedLimit, claimsToday, latestPayouts] = await Promise.all([
    describeNetwork(faucet),
    findReachedLimit(db, network, asker),
    countToday(db, asker.visitor),
    findLatestPayouts(db, network),
  ]);
  const { cooldownSeconds, visitorPerDay, networkPerDay } = network.limits;
  return {
    ...summary,
    faucetAddress: faucet.address,
    confirmations: network.confirmations,
    rules: { cooldownSeconds, perVisitorNetworkADay: visitorPerDay, perFaucetADay: networkPerDay },
    eligible: reachedLimit === undefined,
    reason: reachedLimit?.code ?? null,
    nextEligibleAt: reachedLimit?.nextEligibleAt.toISOString() ?? null,
    difficulty: getDifficulty(claimsToday, work),
    latestPayouts,
  };
}
