import type { Plan } from "@/features/shared/platform/model";

// A month as the price list counts it.
const days = 30;

/** The cheapest plan with a price that carries so many calls and units a month; `undefined` when none does. */
export function planThatFits(plans: readonly Plan[], calls: number, units: number): Plan | undefined {
  return plans
    .filter((plan) => plan.pricePerMonth !== undefined && carries(plan, calls, units))
    .toSorted((a, b) => (a.pricePerMonth ?? 0) - (b.pricePerMonth ?? 0))[0];
}

function carries(plan: Plan, calls: number, units: number): boolean {
  if (plan.requestsPerDay !== undefined && calls > plan.requestsPerDay * days) return false;
  if (plan.computeUnits !== undefined && units > plan.computeUnits) return false;
  // A limit a second is met by an even load; a mix says nothing about peaks.
  return plan.requestsPerSecond === undefined || calls / (days * 86_400) <= plan.requestsPerSecond;
}
