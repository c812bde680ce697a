import { parseEther } from "viem";
import type { Hex } from "viem";
import { generatePrivateKey } from "viem/accounts";

import { faucetNetworks } from "../../kit/catalog/faucetNetworks.ts";
import type { FaucetNetwork, Limits, Pace } from "../readFaucetNetworks.ts";

const pace: Pace = {
  pollMs: 20,
  resendMs: 1_000,
  stuckMs: 60_000,
  lostMs: 60_000,
  batch: 50,
  inFlight: 100,
  parallel: 10,
};
const limits: Limits = {
  cooldownSeconds: 86_400,
  visitorPerDay: 1_000,
  sitePerDay: 1_000,
  networkPerDay: 10_000,
  queue: 10_000,
};

type Changes = { id?: string; rpcUrl?: string; key?: Hex; pace?: Partial<Pace>; limits?: Partial<Limits> };

/** A network of a test: a real node when its URL is given, otherwise the local test chain. */
export function testNetwork(changes: Changes = {}): FaucetNetwork {
  const { id = "eth-sepolia", rpcUrl, key = generatePrivateKey() } = changes;
  const facts = faucetNetworks.find((network) => network.id === id);
  if (!facts) throw new Error(`There is no network ${id}.`);
  return {
    ...facts,
    payout: parseEther("0.05"),
    confirmations: 1,
    limits: { ...limits, ...changes.limits },
    pace: { ...pace, ...changes.pace },
    ...(rpcUrl ? { real: { rpcUrl, key } } : {}),
  };
}
