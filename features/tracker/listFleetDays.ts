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
  /** Chains that no region measured. */
  missing: number;
  /** Chains that every region measured and that lost no minute. */
  whole: number;
  /** Chains that lost no minute, of which a region was not measured. */
  partial: number;
  /** Chains that lost minutes, by shade from the palest on: those of a region, else of the mean of their regions. */
  byShade: number[];
  affected: number;
  /** The losses of the most minutes, all that tie. */
  worst: Loss[];
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
    const affected = shades.filter((shade) => shade > 0).length;
    const whole = measured.filter(
      ({ length }, chain) => shades[chain] === 0 && length === (only === undefined ? regions.length : 1),
    ).length;
    const losses = byChain.flat();
    const most = Math.max(1, ...losses.map(({ minutes }) => minutes));
    return {
      day: addDays(to, index - count + 1),
      measured: measured.length,
      missing: rows.length - measured.length,
      whole,
      partial: measured.length - affected - whole,
      byShade: Array.from({ length: shadeCount }, (__, shade) => shades.filter((one) => one === shade + 1).length),
      affected,
      worst: losses
        .filter(({ minutes }) => minutes === most)
        .toSorted((one, other) => one.key.localeCompare(other.key)),
    };
  });
}
