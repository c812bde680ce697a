import { formatDate, formatMoment, formatTime } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { formatPlanned } from "./formatPlanned.ts";
import { toDay } from "./toDay.ts";

/** The name of the editor's time zone, `Europe/Berlin`. */
export const getZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A time in the editor's zone and in UTC, without its day if that is the same; shown once if both are equal. */
export function ZonedMoment({ at, locale }: { at: number; locale: Locale }) {
  const date = new Date(at);
  const isSameDay = date.getDate() === date.getUTCDate();
  const utc = isSameDay ? `${date.toISOString().slice(11, 16)} UTC` : formatMoment(date, locale, "UTC");
  return (
    <time dateTime={date.toISOString()}>
      {getZone() === "UTC" ? formatMoment(date, locale, "UTC") : `${formatMoment(date, locale)} ${getZone()} · ${utc}`}
    </time>
  );
}

type Props = {
  at: number;
  locale: Locale;
  /** Shows the time of day alone, up to this unit. */
  time?: "minutes" | "seconds";
  /** Names the zone: for times to come. */
  isZoned?: boolean;
  /** Shows the day alone. */
  isDay?: boolean;
};

/** A time (milliseconds since 1970) in the editor's zone; its tooltip has it in UTC. */
export function Moment({ at, locale, time, isZoned, isDay }: Props) {
  const date = new Date(at);
  const moment = isDay ? formatDate(toDay(at), locale) : (isZoned ? formatPlanned : formatMoment)(date, locale);
  return (
    <time dateTime={date.toISOString()} title={formatMoment(date, locale, "UTC")}>
      {time ? formatTime(at, locale).slice(0, time === "minutes" ? "00:00".length : undefined) : moment}
    </time>
  );
}
