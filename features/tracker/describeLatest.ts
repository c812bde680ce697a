import { findChain } from "@/features/shared/catalogue/catalogue";
import { translate } from "@/features/shared/contracts/translate";
import { formatShortDay } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Changes } from "@/features/shared/platform/server";
import { toMinutes } from "@/features/shared/ui/DayBars/levels";
import { formatMinutes } from "@/features/shared/ui/DayBars/formatMinutes";

import { findIncidents } from "./findIncidents";
import { namePlace } from "./namePlace";

const messages = translate<(place: string, day: string, minutes: string) => string>({
  en: (place, day, minutes) => `Latest downtime: ${place}, ${day}, ${minutes}`,
  cn: (place, day, minutes) => `最近的中断：${place}，${day}，${minutes}`,
});

/** The latest downtime in one line; `undefined` when the measured days have none. */
export function describeLatest(changes: Changes["changes"], locale: Locale): string | undefined {
  const incidents = findIncidents(changes);
  const [latest] = incidents;
  if (!latest) return undefined;
  const { protocol, region } = latest;
  const minutes = toMinutes(latest.percent);
  const tied = incidents.filter(({ day, percent }) => day === latest.day && toMinutes(percent) === minutes);
  const place = namePlace({ name: findChain(protocol)?.name ?? protocol, region }, tied.length, locale);
  return messages[locale](place, formatShortDay(latest.day, locale), formatMinutes(minutes, locale));
}
