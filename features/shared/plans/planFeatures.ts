import type { Plan } from "@/features/shared/contracts/platformApi";

/** Whether a plan's price is agreed individually. */
export const isIndividual = (plan: Plan) => plan.pricePerMonth === undefined;

/** What a plan counts: requests a day, compute units a month, requests a second, nothing on an own server, or what was agreed. */
export type PlanKind = "requests" | "units" | "rate" | "server" | "individual";

/** The kind of a plan, by what the price service says about it. */
export function getPlanKind(plan: Plan): PlanKind {
  if (isIndividual(plan)) return "individual";
  if (plan.isFrom) return "server";
  if (plan.requestsPerDay !== undefined) return "requests";
  return plan.computeUnits === undefined ? "rate" : "units";
}

/** What a plan of a kind includes beside its limits, as the SLA and the questions below the prices say. */
type PlanFeatures = {
  /** Monthly availability by contract, in percent; `undefined` without one. */
  sla: number | undefined;
  /** Hours to the first answer in an outage, by contract; `undefined` without a target. */
  supportHours: number | undefined;
};

const shared: PlanFeatures = { sla: 99.9, supportHours: 4 };

/** Features by kind; those of an individual contract are agreed. */
export const planFeatures: Record<Exclude<PlanKind, "individual">, PlanFeatures> = {
  requests: { sla: undefined, supportHours: undefined },
  units: shared,
  rate: shared,
  server: { sla: 99.95, supportHours: 1 },
};
