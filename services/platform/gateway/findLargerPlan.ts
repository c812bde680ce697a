import type { Plan } from "../../../features/shared/contracts/platformApi.ts";

type LimitName =
  | "requestsPerSecond"
  | "batchCalls"
  | "socketsPerKey"
  | "subscriptionsPerSocket"
  | "hasArchive"
  | "hasTrace";

/** The cheapest plan that costs more and allows more: of one limit, or calls and compute units at all. */
export function findLargerPlan(plans: readonly Plan[], plan: Plan, limit: LimitName | "allowance"): Plan | undefined {
  const price = plan.pricePerMonth ?? 0;
  const read = (one: Plan) => (limit === "allowance" ? getUnits(one) : Number(one[limit] ?? Infinity));
  return plans
    .filter((one) => one.pricePerMonth !== undefined && one.pricePerMonth > price)
    .toSorted((one, other) => (one.pricePerMonth ?? 0) - (other.pricePerMonth ?? 0))
    .find((one) => read(one) > read(plan));
}

// Every paid plan allows more than the calls of a free day.
const getUnits = ({ computeUnits, requestsPerDay }: Plan) =>
  computeUnits ?? (requestsPerDay === undefined ? Infinity : 0);

/** A sentence that names the plan that allows more, to append to an error; empty without one. */
export function suggestPlan(...parameters: Parameters<typeof findLargerPlan>): string {
  const larger = findLargerPlan(...parameters);
  return larger ? ` The ${larger.name} plan allows more.` : "";
}
