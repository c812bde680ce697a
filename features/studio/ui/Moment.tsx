import { formatMoment } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** A moment (in milliseconds) as it is read; the machine-readable form stands beside it. */
export function Moment({ at, locale }: { at: number; locale: Locale }) {
  const date = new Date(at);
  return <time dateTime={date.toISOString()}>{formatMoment(date, locale)}</time>;
}
