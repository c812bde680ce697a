import { findChain } from "@/features/shared/catalogue/catalogue";
import { translate } from "@/features/shared/contracts/translate";
import { formatNumber, formatShortDay } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Changes } from "@/features/shared/platform/server";
import { regionName } from "@/features/shared/platform/regions";
import { toMinutes } from "@/features/shared/ui/DayBars/levels";
import { formatMinutes } from "@/features/shared/ui/DayBars/formatMinutes";

import { findIncidents } from "./findIncidents";

type Messages = {
  latest: (chain: string, region: string, day: string, minutes: string) => string;
  newest: (count: string, day: string, number: number) => string;
};

const messages = translate<Messages>({
  en: {
    latest: (chain, region, day, minutes) => `Latest downtime: ${chain} in ${region}, ${day}, ${minutes}`,
    newest: (count, day, number) =>
      `On ${day}, ${count} ${number === 1 ? "interruption was" : "interruptions were"} measured.`,
  },
  cn: {
    latest: (chain, region, day, minutes) => `最近的中断：${region}的 ${chain}，${day}，${minutes}`,
    newest: (count, day) => `${day}测到 ${count} 次中断。`,
  },
});

/** The latest downtime in one line; `undefined` when the measured days have none. */
export function describeLatest(changes: Changes["changes"], locale: Locale): string | undefined {
  const [latest] = findIncidents(changes);
  if (!latest) return undefined;
  const chain = findChain(latest.protocol)?.name ?? latest.protocol;
  const minutes = formatMinutes(toMinutes(latest.percent), locale);
  return messages[locale].latest(chain, regionName(latest.region, locale), formatShortDay(latest.day, locale), minutes);
}

/** How many interruptions the newest day with any had; `undefined` when the measured days have none. */
export function countNewest(changes: Changes["changes"], locale: Locale): string | undefined {
  const incidents = findIncidents(changes);
  const day = incidents[0]?.day;
  if (!day) return undefined;
  const { length } = incidents.filter((one) => one.day === day);
  return messages[locale].newest(formatNumber(length, locale), formatShortDay(day, locale), length);
}
