import { regions } from "@/features/shared/platform/regions";
import { mean } from "@/features/shared/ui/DayBars/downtime";
import { toShade } from "@/features/shared/ui/DayBars/levels";

import { addDays } from "./days";
import type { Days, MeasuredRow } from "./days";

/** A chain's maximum downtime of a region on a day, in minutes. */
type Loss = { key: string; name: string; region: string; minutes: number };

/** Chains on one day. */
export type FleetDay = {
  day: string;
  measured: number;
  /** Chains that lost minutes, by shade from the palest on: those of a region, else of the mean of their regions. */
  byShade: number[];
  affected: number;
  worst: Loss | undefined;
};

const shadeCount = 5;

/** Summary of the last `count` days of chains, oldest first; of one region if `only` is its index. */
export function listFleetDays(rows: readonly MeasuredRow[], to: string, count: number, only?: number): FleetDay[] {
  return Array.from({ length: count }, (_, index) => {
    const readLosses = (key: string, name: string, days: readonly Days[]): Loss[] =>
      regions.flatMap(({ id }, at) => {
        const minutes = only === undefined || only === at ? days[at]?.at(index - count) : null;
        return typeof minutes === "number" ? [{ key, name, region: id, minutes }] : [];
      });
    const byChain = rows.map(({ row: { key, name }, days }) => readLosses(key, name, days));
    const measured = byChain.filter(({ length }) => length > 0);
    const shades = measured.map((losses) => toShade(mean(losses.map(({ minutes }) => minutes)) ?? 0));
    const losses = byChain.flat().filter(({ minutes }) => minutes > 0);
    return {
      day: addDays(to, index - count + 1),
      measured: measured.length,
      byShade: Array.from({ length: shadeCount }, (__, shade) => shades.filter((one) => one === shade + 1).length),
      affected: shades.filter((shade) => shade > 0).length,
      worst: losses.toSorted((one, other) => other.minutes - one.minutes || one.key.localeCompare(other.key))[0],
    };
  });
}
