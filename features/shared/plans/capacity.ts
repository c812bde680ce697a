import type { Plan } from "@/features/shared/contracts/platformApi";

/** Compute units of one `eth_call` on Ethereum: 20 of the chain × 1 of the method. */
export const unitsOfEthCall = 20;

// The price list counts a month as 30 days.
const days = 30;
const seconds = days * 86_400;

/** A plan's capacity for one kind of call; `Infinity` without a limit. */
export type Capacity = { callsAMonth: number };

/** The calls that a plan allows at so many compute units each; `undefined` for an individually agreed plan. */
export function getCapacity(plan: Plan, unitsACall: number): Capacity | undefined {
  const calls = countCalls(plan, unitsACall);
  return calls === undefined ? undefined : { callsAMonth: calls };
}

function countCalls(plan: Plan, unitsACall: number): number | undefined {
  if (plan.pricePerMonth === undefined) return undefined;
  if (plan.requestsPerDay !== undefined) return plan.requestsPerDay * days;
  if (plan.computeUnits !== undefined) return Math.floor(plan.computeUnits / unitsACall);
  if (plan.requestsPerSecond !== undefined) return plan.requestsPerSecond * seconds;
  return Number.POSITIVE_INFINITY;
}
