import { isHex, parseEther } from "viem";
import type { Hex } from "viem";

import { SettingError } from "../../features/shared/contracts/parseSettings.ts";
import { faucetNetworks } from "../kit/catalog/faucetNetworks.ts";
import type { NetworkFacts } from "../kit/catalog/faucetNetworks.ts";

/** A real node and its paying key; without it the local test chain pays. */
type RealNetwork = { rpcUrl: string; key: Hex };

export type Limits = {
  cooldownSeconds: number;
  /** Claims of a /24, or a /64 of IPv6. */
  visitorPerDay: number;
  /** Claims of a /48 of IPv6. */
  sitePerDay: number;
  networkPerDay: number;
  queue: number;
};

export type Pace = {
  pollMs: number;
  /** Time after which an unmined transaction is sent again. */
  resendMs: number;
  /** Time after which an unmined transaction is replaced by one with a higher fee. */
  stuckMs: number;
  /** Time after which a transaction counts as lost, once another one used its nonce. */
  lostMs: number;
  batch: number;
  inFlight: number;
  /** Concurrent transactions. Some chains reject a transaction that arrives before its predecessor. */
  parallel: number;
};

export type FaucetNetwork = NetworkFacts & { real?: RealNetwork; limits: Limits; pace: Pace };

const limits: Limits = {
  cooldownSeconds: 86_400,
  visitorPerDay: 5,
  sitePerDay: 20,
  networkPerDay: 2_000,
  queue: 1_000,
};
const waits = { resendMs: 30_000, stuckMs: 90_000, lostMs: 600_000 };
const realPace: Pace = { ...waits, pollMs: 3_000, batch: 16, inFlight: 16, parallel: 1 };
const localPace: Pace = { ...waits, pollMs: 50, batch: 100, inFlight: 200, parallel: 20 };

/**
 * Settings of the nine networks from FAUCET_{ID}_KEY, _RPC_URL and _PAYOUT; throws one sentence that names an invalid
 * variable, never a key.
 */
export function readFaucetNetworks(source: Record<string, string | undefined>): FaucetNetwork[] {
  return faucetNetworks.map((facts) => {
    const name = (what: string) => `FAUCET_${facts.id.toUpperCase().replaceAll("-", "_")}_${what}`;
    const read = (what: string) => source[name(what)] || undefined;
    const real = readReal(name, read("RPC_URL"), read("KEY"));
    const payout = readPayout(name("PAYOUT"), read("PAYOUT")) ?? facts.payout;
    if (!real) return { ...facts, payout, confirmations: 1, limits, pace: localPace };
    return { ...facts, payout, real, limits, pace: realPace };
  });
}

function readReal(name: (what: string) => string, rpcUrl?: string, key?: string): RealNetwork | undefined {
  if (rpcUrl === undefined && key === undefined) return undefined;
  if (rpcUrl === undefined) throw new SettingError(`${name("KEY")} needs ${name("RPC_URL")} beside it.`);
  if (key === undefined) throw new SettingError(`${name("RPC_URL")} needs ${name("KEY")} beside it.`);
  if (!/^https?:\/\//.test(rpcUrl) || !URL.canParse(rpcUrl))
    throw new SettingError(`${name("RPC_URL")} must be an http or https address.`);
  const hex = key.startsWith("0x") ? key : `0x${key}`;
  if (!isHex(hex) || hex.length !== 66) throw new SettingError(`${name("KEY")} must be 64 hexadecimal digits.`);
  return { rpcUrl, key: hex };
}

function readPayout(name: string, text?: string): bigint | undefined {
  if (text === undefined) return undefined;
  const payout = /^\d{1,9}(\.\d{1,18})?$/.test(text) ? parseEther(text) : 0n;
  if (payout > 0n) return payout;
  throw new SettingError(`${name} must be an amount in coins such as 0.05; got ${JSON.stringify(text)}.`);
}
