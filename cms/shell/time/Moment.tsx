import { formatMoment, formatTime } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { formatPlanned } from "./formatPlanned.ts";

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
  /** Shows the time of day alone. */
  isTime?: boolean;
  /** Names the zone: for times to come. */
  isZoned?: boolean;
};

/** A time (milliseconds since 1970) in the editor's zone; its tooltip has it in UTC. */
export function Moment({ at, locale, isTime = false, isZoned = false }: Props) {
  const date = new Date(at);
  const moment = (isZoned ? formatPlanned : formatMoment)(date, locale);
  return (
    <time dateTime={date.toISOString()} title={formatMoment(date, locale, "UTC")}>
      {isTime ? formatTime(at, locale) : moment}
    </time>
  );
}
