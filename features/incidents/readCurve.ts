import { regionName } from "@/features/shared/platform/regions";
import { toMinutes } from "@/features/shared/ui/DayBars/levels";
import { formatShortDay, getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { ChainHistory } from "@/features/shared/contracts/availabilityApi";

import type { Incident } from "./incident";

/** Measured days around an incident, in minutes without a response. */
export type Curve = {
  /** Affected chains and regions, then other regions that lost minutes too. */
  series: { name: string; isAffected: boolean }[];
  /** A day; `isOwn` is one of the incident. */
  rows: { label: string; isOwn: boolean; values: (number | undefined)[] }[];
  /** Other regions, which lost none. */
  quiet: string[];
  /** The most minutes that an affected chain and region lost on the days of the incident. */
  effect: { name: string; minutes: number };
  isSample: boolean;
};

const around = 3;
const dayMs = 24 * 3_600_000;

/**
 * A series for each affected chain and region. An incident of one chain has its other regions below, to compare.
 * `undefined` where the tracker has no probes of the days of the incident.
 */
export function readCurve(
  incident: Incident,
  histories: { name: string; history: ChainHistory }[],
  now: Date,
  locale: Locale,
): Curve | undefined {
  const start = Date.parse(incident.started);
  const end = Date.parse(incident.resolved ?? now.toISOString());
  const days = [...new Set(histories.flatMap(({ history }) => history.days.map(({ day }) => day)))]
    .filter((day) => day >= toDay(start - around * dayMs) && day <= toDay(end + around * dayMs))
    .toSorted();
  const own = days.map((day) => day >= toDay(start) && day <= toDay(end));
  const all = histories.flatMap(({ name, history }) => {
    const known = Object.keys(history.days.at(-1)?.regions ?? {});
    const affected = incident.regions.length > 0 ? incident.regions : known;
    const others = histories.length === 1 ? known.filter((id) => !affected.includes(id)) : [];
    return [...affected, ...others].map((id) => ({
      name: `${name}${getPunctuation(locale).comma}${regionName(id, locale)}`,
      region: regionName(id, locale),
      isAffected: affected.includes(id),
      values: days.map((day) => readMinutes(history, day, id)),
    }));
  });
  const [effect] = all
    .flatMap(({ name, isAffected, values }) => {
      const measured = values.filter((value, index) => value !== undefined && own[index]);
      return isAffected && measured.length > 0 ? [{ name, minutes: measured.reduce(add, 0) }] : [];
    })
    .toSorted((one, other) => other.minutes - one.minutes);
  if (!effect) return undefined;
  const shown = all.filter(({ isAffected, values }) => isAffected || values.some(Boolean));
  return {
    series: shown.map(({ name, isAffected }) => ({ name, isAffected })),
    // Without the year: longer labels do not fit a phone.
    rows: days.map((day, index) => ({
      label: formatShortDay(day, locale),
      isOwn: own[index] ?? false,
      values: shown.map(({ values }) => values[index]),
    })),
    quiet: all.filter((one) => !shown.includes(one)).map(({ region }) => region),
    effect,
    isSample: histories.some(({ history }) => history.sample),
  };
}

function readMinutes({ days }: ChainHistory, day: string, region: string): number | undefined {
  const figures = days.find((one) => one.day === day)?.regions[region];
  return figures && figures.samples > 0 ? toMinutes((figures.reachable / figures.samples) * 100) : undefined;
}

const add = (sum: number, value = 0) => sum + value;

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
