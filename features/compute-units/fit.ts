import type { Plan } from "@/features/shared/contracts/platformApi";

// A month as the price list counts it.
export const monthDays = 30;

const seconds = monthDays * 86_400;

/** Load on a plan: calls and compute units a month, and whether archive data is read. */
export type Load = { calls: number; units: number; readsArchive: boolean };

/** The cheapest plan with a price that carries a load; `undefined` when none does. */
export function planThatFits(plans: readonly Plan[], load: Load): Plan | undefined {
  return plans
    .filter((plan) => plan.pricePerMonth !== undefined && !findShortfall(plan, load))
    .toSorted((a, b) => (a.pricePerMonth ?? 0) - (b.pricePerMonth ?? 0))[0];
}

/** Usage of a plan's limit: requests a day, requests a second or compute units a month. */
export type Usage = { of: "requestsPerDay" | "computeUnits" | "requestsPerSecond"; used: number; limit: number };

/** Calls a second of an evenly spread load. */
export const getRate = ({ calls }: Load) => Math.ceil(calls / seconds);

/** A load's share of a plan; `undefined` for a plan without a limit. */
export function getUsage(plan: Plan, load: Load): Usage | undefined {
  const { calls, units } = load;
  const { requestsPerDay, computeUnits, requestsPerSecond } = plan;
  if (requestsPerDay !== undefined)
    return { of: "requestsPerDay", used: Math.ceil(calls / monthDays), limit: requestsPerDay };
  if (computeUnits !== undefined) return { of: "computeUnits", used: units, limit: computeUnits };
  if (requestsPerSecond === undefined) return undefined;
  return { of: "requestsPerSecond", used: getRate(load), limit: requestsPerSecond };
}

/**
 * What a plan lacks for an even load: archive data; compute units, used up on a day of the month (1 to 30); requests a
 * day, used up after so many minutes of it; or requests a second, of which the load needs `rate`.
 */
export type Shortfall =
  | { of: "archive" }
  | { of: "computeUnits"; day: number }
  | { of: "requestsPerDay"; minutes: number }
  | { of: "requestsPerSecond"; rate: number };

/** What a plan lacks for a load; `undefined` when it carries it. */
export function findShortfall(plan: Plan, load: Load): Shortfall | undefined {
  const { calls, units, readsArchive } = load;
  const { requestsPerDay = Infinity, computeUnits = Infinity, requestsPerSecond = Infinity } = plan;
  // Archive data is part of every paid plan.
  if (readsArchive && plan.pricePerMonth === 0) return { of: "archive" };
  if (calls > requestsPerDay * monthDays) {
    return { of: "requestsPerDay", minutes: Math.floor((requestsPerDay / (calls / monthDays)) * 1_440) };
  }
  if (units > computeUnits) return { of: "computeUnits", day: Math.floor((computeUnits / units) * monthDays) + 1 };
  // Compares the average rate: a mix has no information about peaks.
  return calls / seconds > requestsPerSecond ? { of: "requestsPerSecond", rate: getRate(load) } : undefined;
}
