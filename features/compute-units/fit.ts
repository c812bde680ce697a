import type { Plan } from "@/features/shared/platform/model";

// A month as the price list counts it.
const days = 30;

/** The cheapest plan with a price that carries so many calls and units a month; `undefined` when none does. */
export function planThatFits(plans: readonly Plan[], calls: number, units: number): Plan | undefined {
  return plans
    .filter((plan) => plan.pricePerMonth !== undefined && carries(plan, calls, units))
    .toSorted((a, b) => (a.pricePerMonth ?? 0) - (b.pricePerMonth ?? 0))[0];
}

/** How much of the one thing that a plan counts is used: requests a day or a second, or compute units a month. */
export type Usage = { of: "requestsPerDay" | "computeUnits" | "requestsPerSecond"; used: number; limit: number };

/** What so many calls and units a month use of a plan; `undefined` for a plan without a limit. */
export function usageOf(plan: Plan, calls: number, units: number): Usage | undefined {
  const { requestsPerDay, computeUnits, requestsPerSecond } = plan;
  if (requestsPerDay !== undefined)
    return { of: "requestsPerDay", used: Math.ceil(calls / days), limit: requestsPerDay };
  if (computeUnits !== undefined) return { of: "computeUnits", used: units, limit: computeUnits };
  if (requestsPerSecond === undefined) return undefined;
  return { of: "requestsPerSecond", used: Math.ceil(calls / (days * 86_400)), limit: requestsPerSecond };
}

function carries(plan: Plan, calls: number, units: number): boolean {
  if (plan.requestsPerDay !== undefined && calls > plan.requestsPerDay * days) return false;
  if (plan.computeUnits !== undefined && units > plan.computeUnits) return false;
  // A limit a second is met by an even load; a mix says nothing about peaks.
  return plan.requestsPerSecond === undefined || calls / (days * 86_400) <= plan.requestsPerSecond;
}
