import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages";

/** A block interval as text: `every 12 s`, `every 10 min`. */
export function writeCadence(seconds: number, locale: Locale): string {
  const text = messages[locale];
  if (seconds < 60) return text.every(formatNumber(seconds, locale));
  return text.everyMinutes(formatNumber(seconds / 60, locale));
}
