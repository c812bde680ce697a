import { formatNumber, formatShortDay } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";

import { formatMinutes } from "@/features/shared/ui/DayBars/formatMinutes";
import type { FleetDay } from "./listFleetDays";
import { namePlace } from "./namePlace";

type Messages = {
  whole: (day: string, whole: string, chains: string) => string;
  /** Chains that had downtime, and those of which regions were not measured. */
  affected: (chains: string) => string;
  partial: (chains: string) => string;
  others: (parts: string[]) => string;
  between: string;
  worst: (day: string, place: string, minutes: string) => string;
};

const messages = translate<Messages>({
  en: {
    whole: (day, whole, chains) => `${whole} of ${chains} chains without downtime on ${day}`,
    affected: (chains) => `${chains} had downtime`,
    partial: (chains) => `${chains} measured only in part`,
    others: (parts) => parts.join(", "),
    between: "; ",
    worst: (day, place, minutes) => `Longest downtime in one region on ${day}: ${place}, ${minutes}.`,
  },
  cn: {
    whole: (day, whole, chains) => `${day}，${chains}\u00a0条链中 ${whole}\u00a0条没有中断`,
    affected: (chains) => `${chains} 条有中断`,
    partial: (chains) => `${chains} 条只在部分地区测量`,
    others: (parts) => parts.join("，"),
    between: "；",
    worst: (day, place, minutes) => `${day}单个地区中断最长的是${place}：${minutes}。`,
  },
});

/** The last measured day in one sentence; `undefined` when nothing was measured on it. */
export function describeDay(last: FleetDay | undefined, locale: Locale): string | undefined {
  const whole = describeWhole(last, locale);
  return whole && [whole, describeOthers(last, locale) ?? []].flat().join(messages[locale].between);
}

/** How many chains had no downtime in any region on a day; `undefined` when nothing was measured on it. */
export function describeWhole(day: FleetDay | undefined, locale: Locale): string | undefined {
  if (!day || day.measured === 0) return undefined;
  const [whole, measured] = [day.whole, day.measured].map((count) => formatNumber(count, locale));
  return messages[locale].whole(formatShortDay(day.day, locale), whole ?? "", measured ?? "");
}

/** How many chains had downtime on a day or were measured only in part; `undefined` where there were none. */
export function describeOthers(day: FleetDay | undefined, locale: Locale): string | undefined {
  const text = messages[locale];
  const parts = (["affected", "partial"] as const).flatMap((kind) =>
    day && day[kind] > 0 ? [text[kind](formatNumber(day[kind], locale))] : [],
  );
  return parts.length > 0 ? text.others(parts) : undefined;
}

/** Region with the most downtime on a day; `undefined` without any. */
export function describeWorst({ day, worst }: FleetDay, locale: Locale): string | undefined {
  const [first] = worst;
  if (!first) return undefined;
  const place = namePlace(first, worst.length, locale);
  return messages[locale].worst(formatShortDay(day, locale), place, formatMinutes(first.minutes, locale));
}
