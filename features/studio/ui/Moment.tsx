import { formatMoment } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** A time (milliseconds since 1970) as text in a `time` element. */
export function Moment({ at, locale }: { at: number; locale: Locale }) {
  const date = new Date(at);
  return <time dateTime={date.toISOString()}>{formatMoment(date, locale)}</time>;
}
