import { Field } from "#cms/shell/ui/Field.tsx";
import { formatMoment } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { getZone } from "./Moment.tsx";

type Props = {
  label: string;
  /** Value of `datetime-local`, `2026-11-25T18:30`, in the editor's zone. */
  value: string;
  locale: Locale;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** A field's value in milliseconds since 1970; `undefined` while it is incomplete. */
export function parseMoment(value: string): number | undefined {
  const at = value === "" ? Number.NaN : new Date(value).getTime();
  return Number.isNaN(at) ? undefined : at;
}

/** Whether a field's value lies in the past. */
export const isPast = (value: string): boolean => (parseMoment(value) ?? Infinity) <= Date.now();

/** A time in milliseconds as the value of a field; empty without one. */
export const writeMoment = (at: number | undefined): string =>
  at === undefined ? "" : new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Nine o'clock tomorrow, which most schedules are near. */
export const getTomorrowMorning = (): string => writeMoment(new Date().setHours(24 + 9, 0, 0, 0));

/** A date and time in the editor's zone, which the label names, with the same time in UTC below. */
export function MomentField({ label, value, locale, error, onChange }: Props) {
  const at = parseMoment(value);
  const zone = getZone();
  const hint = at === undefined || zone === "UTC" ? undefined : formatMoment(new Date(at), locale, "UTC");
  return (
    <Field label={label} optional={zone} hint={hint} error={error}>
      {(attributes) => (
        <input {...attributes} type="datetime-local" value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
