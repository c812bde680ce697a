import { formatMoment } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** The name of the editor's time zone, `Europe/Berlin`. */
export const getZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A time in the editor's zone and in UTC; shown once if both are equal. */
export function ZonedMoment({ at, locale }: { at: number; locale: Locale }) {
  const date = new Date(at);
  const utc = formatMoment(date, locale, "UTC");
  return (
    <time dateTime={date.toISOString()}>
      {getZone() === "UTC" ? utc : `${formatMoment(date, locale)} ${getZone()} · ${utc}`}
    </time>
  );
}

/** A time (milliseconds since 1970) in the editor's zone; its tooltip has it in UTC. */
export function Moment({ at, locale }: { at: number; locale: Locale }) {
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} title={formatMoment(date, locale, "UTC")}>
      {formatMoment(date, locale)}
    </time>
  );
}
