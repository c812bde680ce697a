import { formatNumber, formatShortDay } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regionName } from "@/features/shared/platform/regions";
import { translate } from "@/features/shared/contracts/translate";

import type { FleetDay } from "./listFleetDays";
import { formatMinutes } from "@/features/shared/ui/DayBars/formatMinutes";

type Messages = {
  all: (day: string, chains: string) => string;
  some: (day: string, whole: string, chains: string) => string;
  worst: (day: string, chain: string, region: string, minutes: string) => string;
};

const messages = translate<Messages>({
  en: {
    all: (day, chains) => `${day}: all ${chains} chains answered every probe`,
    some: (day, whole, chains) => `${day}: ${whole} of ${chains} chains answered every probe`,
    worst: (day, chain, region, minutes) =>
      `Longest downtime in one region on ${day}: ${chain} in ${region}, ${minutes}.`,
  },
  cn: {
    all: (day, chains) => `${day}，${chains} 条链响应了全部探测`,
    some: (day, whole, chains) => `${day}，${chains} 条链中有 ${whole} 条响应了全部探测`,
    worst: (day, chain, region, minutes) => `${day}单个地区中断最长的是${region}的 ${chain}：${minutes}。`,
  },
});

/** The last measured day in one sentence; `undefined` when nothing was measured on it. */
export function describeDay(last: FleetDay | undefined, locale: Locale): string | undefined {
  if (!last || last.measured === 0) return undefined;
  const text = messages[locale];
  const day = formatShortDay(last.day, locale);
  const chains = formatNumber(last.measured, locale);
  if (last.affected === 0) return text.all(day, chains);
  return text.some(day, formatNumber(last.measured - last.affected, locale), chains);
}

/** Region with the most downtime on a day; `undefined` without any. */
export function describeWorst({ day, worst }: FleetDay, locale: Locale): string | undefined {
  if (!worst) return undefined;
  const { name, region, minutes } = worst;
  const shortDay = formatShortDay(day, locale);
  return messages[locale].worst(shortDay, name, regionName(region, locale), formatMinutes(minutes, locale));
}
