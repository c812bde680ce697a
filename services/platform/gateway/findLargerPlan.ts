import type { Plan } from "../../../features/shared/contracts/platformApi.ts";

/** The cheapest plan that costs more and allows more: calls a second, or calls and compute units at all. */
export function findLargerPlan(plans: readonly Plan[], plan: Plan, limit: "rate" | "allowance"): Plan | undefined {
  const price = plan.pricePerMonth ?? 0;
  return plans
    .filter((one) => one.pricePerMonth !== undefined && one.pricePerMonth > price)
    .toSorted((one, other) => (one.pricePerMonth ?? 0) - (other.pricePerMonth ?? 0))
    .find((one) => (limit === "rate" ? getRate(one) > getRate(plan) : getUnits(one) > getUnits(plan)));
}

const getRate = ({ requestsPerSecond = Infinity }: Plan) => requestsPerSecond;

// Every paid plan allows more than the calls of a free day.
const getUnits = ({ computeUnits, requestsPerDay }: Plan) =>
  computeUnits ?? (requestsPerDay === undefined ? Infinity : 0);
