import { findChain } from "@/features/shared/catalogue/catalogue";
import { translate } from "@/features/shared/contracts/translate";
import { formatShortDay } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Changes } from "@/features/shared/platform/server";
import { regionName } from "@/features/shared/platform/regions";
import { toMinutes } from "@/features/shared/ui/DayBars/levels";
import { formatMinutes } from "@/features/shared/ui/DayBars/formatMinutes";

import { findIncidents } from "./findIncidents";

const messages = translate<(chain: string, region: string, day: string, minutes: string) => string>({
  en: (chain, region, day, minutes) => `Latest downtime: ${chain} in ${region}, ${day}, ${minutes}`,
  cn: (chain, region, day, minutes) => `最近的中断：${region}的 ${chain}，${day}，${minutes}`,
});

/** The latest downtime in one line; `undefined` when the measured days have none. */
export function describeLatest(changes: Changes["changes"], locale: Locale): string | undefined {
  const [latest] = findIncidents(changes);
  if (!latest) return undefined;
  const chain = findChain(latest.protocol)?.name ?? latest.protocol;
  const minutes = formatMinutes(toMinutes(latest.percent), locale);
  return messages[locale](chain, regionName(latest.region, locale), formatShortDay(latest.day, locale), minutes);
}
