import { averagePercent, toMinutes } from "./levels";
import { roundMinutes } from "./formatMinutes";

type Days = readonly (number | null)[];

/** All minutes without a response, and the share of time with one. */
type Downtime = { lost: number; percent: string | undefined };

const minutesADay = 1440;

/** The mean of what was measured; `null` when nothing was. */
export function mean(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter((value) => typeof value === "number");
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** Minutes lost on each day, the mean of the regions measured on it. */
export const meanByDay = (regions: readonly Days[]): (number | null)[] =>
  Array.from({ length: Math.max(0, ...regions.map(({ length }) => length)) }, (_, day) =>
    mean(regions.map((own) => own[day])),
  );

/**
 * The downtime of days in minutes, as every page shows it; `undefined` when nothing was measured. The percentage is that
 * of the minutes as they are shown, so that equal minutes of as many days have one percentage.
 */
export function sumDowntime(days: Days): Downtime | undefined {
  const measured = days.filter((minutes) => minutes !== null);
  if (measured.length === 0) return undefined;
  const lost = roundMinutes(measured.reduce((sum, minutes) => sum + minutes, 0));
  return { lost, percent: averagePercent([100 - (lost * 100) / (measured.length * minutesADay)]) };
}

/** The downtime of a chain from its days in percent by region. */
export const findDowntime = (byRegion: Record<string, Days>): Downtime | undefined =>
  sumDowntime(
    meanByDay(Object.values(byRegion).map((days) => days.map((day) => (day === null ? null : toMinutes(day))))),
  );
