import type { Plan } from "../../../features/shared/contracts/platformApi.ts";

/** A plan's allowance between two moments, which are midnights in UTC. */
export type PlanAllowance = {
  unit: "requests" | "units";
  /** Infinite without a cap. */
  total: number;
  startsAt: Date;
  endsAt: Date;
  requestsPerSecond: number | undefined;
};

const dayMs = 24 * 3600 * 1000;
// Period lengths follow the price list: requests by day, compute units by month.
const periodDays = 30;

/** The current allowance: of a day, or of a period of 30 days that started with the account. */
export function getAllowance(plan: Plan, createdAt: Date, now: Date): PlanAllowance {
  const today = Math.floor(now.getTime() / dayMs);
  const { computeUnits, requestsPerDay = Infinity, requestsPerSecond } = plan;
  if (computeUnits === undefined) {
    return { unit: "requests", total: requestsPerDay, ...toDates(today, today + 1), requestsPerSecond };
  }
  const first = Math.floor(createdAt.getTime() / dayMs);
  const start = first + Math.max(0, Math.floor((today - first) / periodDays)) * periodDays;
  return { unit: "units", total: computeUnits, ...toDates(start, start + periodDays), requestsPerSecond };
}

const toDates = (start: number, end: number) => ({ startsAt: new Date(start * dayMs), endsAt: new Date(end * dayMs) });

/** The day of a moment in UTC, such as 2026-05-04. */
export const toDay = (moment: Date): string => moment.toISOString().slice(0, 10);
