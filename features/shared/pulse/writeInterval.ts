import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages";

/** A block interval as text: `12 s`, `10 min`. */
export function writeInterval(seconds: number, locale: Locale): string {
  const text = messages[locale];
  if (seconds < 60) return text.seconds(formatNumber(seconds, locale));
  return text.minutes(formatNumber(seconds / 60, locale));
}
