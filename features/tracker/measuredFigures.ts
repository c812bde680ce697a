import { catalogue, findChain } from "@/features/shared/catalogue/catalogue";
import { joinNames } from "@/features/shared/catalogue/names";
import { translate } from "@/features/shared/contracts/translate";
import { formatDate, formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regionName, regions } from "@/features/shared/platform/regions";
import type { History, Latencies } from "@/features/shared/platform/server";
import { formatMinutes } from "@/features/shared/ui/DayBars/formatMinutes";
import { toMinutes } from "@/features/shared/ui/DayBars/levels";

import { namePlace } from "./namePlace";
import { listHistoryDays } from "./toTrackerRows";

/** A measured figure, what it counts, and its context; `isSample` for sample data. */
export type MeasuredFigure = { value: string; label: string; note: string; isSample: boolean };

type Messages = {
  milliseconds: (figure: string) => string;
  median: (chain: string, region: string) => string;
  outage: (place: string, day: string, days: string) => string;
  /** Of equal outages none is named. */
  tied: (days: string) => string;
  noOutage: (days: string) => string;
  chains: (chains: string) => string;
  others: (regions: string) => string;
};

const messages = translate<Messages>({
  en: {
    milliseconds: (figure) => `${figure} ms`,
    median: (chain, region) => `median response time on the last day, ${chain} in ${region}`,
    outage: (place, day, days) => `longest downtime in ${days} days: ${place}, ${day}`,
    tied: (days) => `most downtime in one day, last ${days} days`,
    noOutage: (days) => `downtime in ${days} days`,
    chains: (chains) => `Any of ${chains} chains, in any region`,
    others: (list) => `The same day elsewhere: ${list}`,
  },
  cn: {
    milliseconds: (figure) => `${figure} 毫秒`,
    median: (chain, region) => `${chain} 在${region}的响应时间中位数（最近一天）`,
    outage: (place, day, days) => `${days} 天内最长的中断：${place}，${day}`,
    tied: (days) => `近 ${days} 天的单日最长中断`,
    noOutage: (days) => `${days} 天内的中断`,
    chains: (chains) => `${chains} 条链、各地区中的最大值`,
    others: (list) => `当天其他地区：${list}`,
  },
});

/** A chain's median in its fastest region, with the others; `undefined` without a measurement. */
export function findMedian(
  { protocols, sample }: Latencies,
  chain: string,
  locale: Locale,
): MeasuredFigure | undefined {
  const text = messages[locale];
  const byRegion = protocols[chain] ?? {};
  const sorted = regions
    .flatMap(({ id }) => (byRegion[id] === undefined ? [] : [{ id, figure: byRegion[id] }]))
    .toSorted((one, other) => one.figure - other.figure);
  const [fastest, ...others] = sorted;
  if (!fastest) return undefined;
  const write = (figure: number) => text.milliseconds(formatNumber(Math.round(figure), locale));
  return {
    value: write(fastest.figure),
    label: text.median(findChain(chain)?.name ?? chain, regionName(fastest.id, locale)),
    note: joinNames(others.map(({ id, figure }) => `${regionName(id, locale)} ${write(figure)}`)),
    isSample: sample,
  };
}

/** The longest downtime of a chain in one region on one day; `undefined` when nothing was measured. */
export function findLongestOutage(history: History, locale: Locale): MeasuredFigure | undefined {
  const text = messages[locale];
  const days = listHistoryDays(history);
  if (days.every(({ measured }) => measured === 0)) return undefined;
  const count = formatNumber(days.length, locale);
  const worst = days.flatMap(({ day, worst: losses }, index) => losses.map((loss) => ({ day, index, ...loss })));
  const minutes = Math.max(0, ...worst.map((loss) => loss.minutes));
  const value = formatMinutes(minutes, locale);
  const [longest, ...tied] = worst.filter((loss) => loss.minutes === minutes);
  const isSample = history.sample;
  if (!longest || tied.length > 0) {
    const measured = catalogue.filter(({ key }) => history.protocols[key]).length;
    const label = longest ? text.tied(count) : text.noOutage(count);
    return { value, label, note: text.chains(formatNumber(measured, locale)), isSample };
  }
  const { key, region, day, index } = longest;
  const others = regions.flatMap(({ id }) => {
    const percent = history.protocols[key]?.[id]?.[index];
    return id === region || typeof percent !== "number"
      ? []
      : [`${regionName(id, locale)} ${formatMinutes(toMinutes(percent), locale)}`];
  });
  return {
    value,
    label: text.outage(namePlace(longest, 1, locale), formatDate(day, locale), count),
    note: others.length > 0 ? text.others(joinNames(others)) : "",
    isSample,
  };
}
