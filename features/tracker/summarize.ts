import { averagePercent } from "@/features/shared/ui/DayBars/levels";

import type { Days, Range } from "./days";

/** One chain's days; the regions have the order of `regions`. */
export type Measured = {
  days: readonly Days[];
  /** Percent over all days, weighted by probes, as other pages show it. */
  percents: readonly (number | undefined)[];
};

/** Summary of a chain's range. */
export type Summary = {
  /** Minutes lost by day, or by region where the range is one day of all regions. */
  cells: Days;
  /** Minutes lost in all of it, the mean of the regions; `undefined` when nothing was measured. */
  lost: number | undefined;
  /** Percent of the probes that were answered, floored to two decimals. */
  percent: string | undefined;
};

const minutesADay = 1440;
const isNumber = (value: number | null | undefined): value is number => typeof value === "number";

/** The mean of what was measured; `null` when nothing was. */
export function mean(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter(isNumber);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** The last days of a chain in one region, or in the mean of all of them. */
export function summarize({ days, percents }: Measured, range: Range, region: number | undefined): Summary {
  const chosen = region === undefined ? days : [days[region] ?? []];
  const recent = chosen.map((own) => own.slice(-range));
  const byDay = (recent[0] ?? []).map((_, index) => mean(recent.map((own) => own[index])));
  const measured = byDay.filter(isNumber);
  const lost = measured.length === 0 ? undefined : measured.reduce((sum, minutes) => sum + minutes, 0);
  const candidates = region === undefined ? percents : [percents[region]];
  const known = range === 90 ? candidates.filter(isNumber) : [];
  return {
    cells: range === 1 ? recent.map(([minutes]) => minutes ?? null) : byDay,
    lost,
    percent: averagePercent(known.length > 0 ? known : measured.map((minutes) => 100 - (minutes * 100) / minutesADay)),
  };
}
