import type { Plan } from "./platformApi.ts";

/** Limits of shared endpoints, for plans that do not state their own. */
export const sharedLimits = {
  /** The size to which viem fills a batch when it is not told another. */
  batchCalls: 1_000,
  logBlocks: 5_000,
  socketsPerKey: 20,
  subscriptionsPerSocket: 100,
  hasArchive: true,
  hasTrace: true,
} as const;

/**
 * A plan with all its limits: its own, else those of shared endpoints. A plan of own servers or by contract has only what
 * it states. A batch counts call by call, so it is never larger than a second's requests.
 */
export function withSharedLimits(plan: Plan): Plan {
  if (plan.pricePerMonth === undefined || plan.isFrom) return plan;
  const full = { ...sharedLimits, ...plan };
  return { ...full, batchCalls: Math.min(full.batchCalls, plan.requestsPerSecond ?? Infinity) };
}
