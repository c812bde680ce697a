import { formatMoment, formatTime } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { languages } from "#contracts/languages.ts";

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

/** A time to come with its zone, without this year: `30 Nov, 18:06 CET`, or `GMT+8` where a zone has no short name. */
function formatPlanned(date: Date, locale: Locale): string {
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
  return `${new Intl.DateTimeFormat(dates, day).format(date)} ${zone}`;
}
