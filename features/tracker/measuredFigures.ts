import { catalogue, findChain } from "@/features/shared/catalogue/catalogue";
import { joinNames } from "@/features/shared/catalogue/names";
import { translate } from "@/features/shared/contracts/translate";
import { formatDate, formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regionName, regions } from "@/features/shared/platform/regions";
import type { History, Latencies } from "@/features/shared/platform/server";
import { formatMinutes } from "@/features/shared/ui/DayBars/formatMinutes";
import { toMinutes } from "@/features/shared/ui/DayBars/levels";

import { listHistoryDays } from "./toTrackerRows";

/** A measured figure, what it counts, and its context; `isSample` for sample data. */
export type MeasuredFigure = { value: string; label: string; note: string; isSample: boolean };

type Messages = {
  milliseconds: (figure: string) => string;
  median: (chain: string, region: string) => string;
  outage: (chain: string, region: string, day: string, days: string) => string;
  noOutage: (days: string) => string;
  noOutageNote: (chains: string) => string;
  others: (regions: string) => string;
};

const messages = translate<Messages>({
  en: {
    milliseconds: (figure) => `${figure} ms`,
    median: (chain, region) => `median answer of the last day, ${chain} in ${region}`,
    outage: (chain, region, day, days) => `longest downtime in ${days} days: ${chain} in ${region}, ${day}`,
    noOutage: (days) => `downtime in ${days} days`,
    noOutageNote: (chains) => `of ${chains} chains, in every region`,
    others: (list) => `The same day elsewhere: ${list}`,
  },
  cn: {
    milliseconds: (figure) => `${figure} 毫秒`,
    median: (chain, region) => `${chain} 在${region}的响应时间中位数（最近一天）`,
    outage: (chain, region, day, days) => `${days} 天内最长的中断：${region}的 ${chain}，${day}`,
    noOutage: (days) => `${days} 天内的中断`,
    noOutageNote: (chains) => `${chains} 条链，全部地区`,
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
  const [longest] = days
    .flatMap(({ day, worst }, index) => (worst ? [{ day, index, ...worst }] : []))
    .toSorted((one, other) => other.minutes - one.minutes);
  const isSample = history.sample;
  if (!longest) {
    const measured = catalogue.filter(({ key }) => history.protocols[key]).length;
    const note = text.noOutageNote(formatNumber(measured, locale));
    return { value: formatMinutes(0, locale), label: text.noOutage(count), note, isSample };
  }
  const { key, name, region, day, index, minutes } = longest;
  const others = regions.flatMap(({ id }) => {
    const percent = history.protocols[key]?.[id]?.[index];
    return id === region || typeof percent !== "number"
      ? []
      : [`${regionName(id, locale)} ${formatMinutes(toMinutes(percent), locale)}`];
  });
  return {
    value: formatMinutes(minutes, locale),
    label: text.outage(name, regionName(region, locale), formatDate(day, locale), count),
    note: others.length > 0 ? text.others(joinNames(others)) : "",
    isSample,
  };
}
