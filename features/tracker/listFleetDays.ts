import { catalogue } from "@/features/shared/catalogue/catalogue";
import { regions } from "@/features/shared/platform/regions";
import type { History } from "@/features/shared/platform/server";
import { mean } from "@/features/shared/ui/DayBars/downtime";
import { toMinutes, toShade } from "@/features/shared/ui/DayBars/levels";

import { addDays } from "./days";

/** A chain's maximum downtime of a region on a day, in minutes. */
type Loss = { key: string; name: string; region: string; minutes: number };

/** All measured chains on one day. */
export type FleetDay = {
  day: string;
  measured: number;
  /** Chains that lost minutes, by shade from the palest on (mean of their regions). */
  byShade: number[];
  affected: number;
  worst: Loss | undefined;
};

const shadeCount = 5;

/** Summary of the days of all chains, oldest first. */
export function listFleetDays({ protocols, from, to }: History): FleetDay[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  const chains = catalogue.filter(({ key }) => protocols[key]);
  return Array.from({ length: count }, (_, index) => {
    const byChain = chains.map(({ key, name }) => {
      const losses = regions.flatMap(({ id }) => {
        const percent = protocols[key]?.[id]?.[index];
        return typeof percent === "number" ? [{ key, name, region: id, minutes: toMinutes(percent) }] : [];
      });
      return { losses, lost: mean(losses.map(({ minutes }) => minutes)) };
    });
    const measured = byChain.filter(({ lost }) => lost !== null);
    const shades = measured.map(({ lost }) => toShade(lost ?? 0));
    const losses = byChain.flatMap((chain) => chain.losses).filter(({ minutes }) => minutes > 0);
    return {
      day: addDays(from, index),
      measured: measured.length,
      byShade: Array.from({ length: shadeCount }, (__, shade) => shades.filter((one) => one === shade + 1).length),
      affected: shades.filter((shade) => shade > 0).length,
      worst: losses.toSorted((one, other) => other.minutes - one.minutes || one.key.localeCompare(other.key))[0],
    };
  });
}
