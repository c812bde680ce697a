import { meanByDay, sumDowntime } from "@/features/shared/ui/DayBars/downtime";

import type { Days, Range } from "./days";

/** Summary of a chain's range. */
export type Summary = {
  /** Minutes lost by day, or by region where the range is one day of all regions. */
  cells: Days;
  /** Minutes lost in all of it, the mean of the regions; `undefined` when nothing was measured. */
  lost: number | undefined;
  /** Share of the time without them, floored to two decimals. */
  percent: string | undefined;
};

/** The last days of a chain in one region, or in the mean of all of them; `days` has the order of `regions`. */
export function summarize(days: readonly Days[], range: Range, region: number | undefined): Summary {
  const chosen = region === undefined ? days : [days[region] ?? []];
  const recent = chosen.map((own) => own.slice(-range));
  const byDay = meanByDay(recent);
  const { lost, percent } = sumDowntime(byDay) ?? {};
  return { cells: range === 1 ? recent.map(([minutes]) => minutes ?? null) : byDay, lost, percent };
}
