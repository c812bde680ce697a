import { regionName } from "@/features/shared/platform/regions";
import { toMinutes } from "@/features/shared/ui/DayBars/levels";
import { formatShortDay, getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { ChainHistory } from "@/features/shared/contracts/availabilityApi";

import type { Incident } from "./incident";

export type Curve = {
  series: { name: string; isAffected: boolean }[];
  rows: { label: string; values: (number | undefined)[] }[];
  isSample: boolean;
};

const around = 3;
const dayMs = 24 * 3_600_000;

/**
 * minutes without a response of each day around an incident, a series for each affected chain and region. An incident of
 * one chain has its other regions below, to compare. `undefined` where the tracker has no probes of its days.
 */
export function readCurve(
  incident: Incident,
  histories: { name: string; history: ChainHistory }[],
  now: Date,
  locale: Locale,
): Curve | undefined {
  const first = toDay(Date.parse(incident.started) - around * dayMs);
  const last = toDay(Date.parse(incident.resolved ?? now.toISOString()) + around * dayMs);
  const all = histories.flatMap(({ name, history }) => {
    const known = Object.keys(history.days.at(-1)?.regions ?? {});
    const affected = incident.regions.length > 0 ? incident.regions : known;
    const others = histories.length === 1 ? known.filter((id) => !affected.includes(id)) : [];
    return [...affected, ...others].map((id) => ({
      name: `${name}${getPunctuation(locale).comma}${regionName(id, locale)}`,
      isAffected: affected.includes(id),
      id,
      days: history.days,
    }));
  });
  const days = [...new Set(histories.flatMap(({ history }) => history.days.map(({ day }) => day)))]
    .filter((day) => day >= first && day <= last)
    .toSorted();
  const rows = days.map((day) => ({
    // Without the year: longer labels do not fit a phone.
    label: formatShortDay(day, locale),
    values: all.map(({ id, days: own }) => {
      const region = own.find((one) => one.day === day)?.regions[id];
      if (!region || region.samples === 0) return undefined;
      return toMinutes((region.reachable / region.samples) * 100);
    }),
  }));
  const isMeasured = rows.some(({ values }) => values.some((value) => value !== undefined));
  const isSample = histories.some(({ history }) => history.sample);
  return isMeasured ? { series: all.map(({ name, isAffected }) => ({ name, isAffected })), rows, isSample } : undefined;
}

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
