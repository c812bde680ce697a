import { formatNumber, joinWords } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";

const units = translate<{
  minutes: (figure: string) => string;
  underOne: string;
  hours: (hours: string, minutes: string) => string;
}>({
  en: {
    minutes: (figure) => `${figure} min`,
    underOne: "under 1 min",
    hours: (hours, minutes) => `${hours} h ${minutes} min`,
  },
  cn: {
    minutes: (figure) => `${figure} 分钟`,
    underOne: "不到 1 分钟",
    hours: (hours, minutes) => `${hours} 小时 ${minutes} 分钟`,
  },
});

/** Minutes as they are shown: whole, as probes measure them. Only a mean of regions is between none and one. */
export const roundMinutes = (minutes: number) => (minutes < 1 ? minutes : Math.round(minutes));

/** A length of time: `0 min`, `under 1 min`, `39 min`, `1 h 5 min`. */
export function formatMinutes(minutes: number, locale: Locale): string {
  const text = units[locale];
  const rounded = roundMinutes(minutes);
  if (rounded > 0 && rounded < 1) return joinWords(text.underOne);
  if (rounded < 60) return joinWords(text.minutes(formatNumber(rounded, locale)));
  return joinWords(text.hours(formatNumber(Math.floor(rounded / 60), locale), formatNumber(rounded % 60, locale)));
}
