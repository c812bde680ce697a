import { languages } from "#contracts/languages.ts";
import { setFiguresApart } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** A time to come with its zone, without this year: `30 Nov, 18:06 CET`, or `GMT+8` where a zone has no short name. */
export function formatPlanned(date: Date, locale: Locale): string {
  const year = date.getFullYear() === new Date().getFullYear() ? {} : ({ year: "numeric" } as const);
  const day = {
    ...year,
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  } as const;
  const { dates } = languages[locale];
  const parts = new Intl.DateTimeFormat(dates, { timeZoneName: "short" }).formatToParts(date);
  const zone = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return `${setFiguresApart(new Intl.DateTimeFormat(dates, day).format(date))} ${zone}`;
}
