import { Field } from "@/features/shared/ui/Field";
import { formatMoment } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { getZone } from "./ZonedMoment";

type Props = {
  label: string;
  /** As the browser's own field has it, `2026-11-25T18:30`; in the editor's zone. */
  value: string;
  locale: Locale;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** The moment of a field's value in milliseconds; `undefined` while it is not complete. */
export function parseMoment(value: string): number | undefined {
  const at = value === "" ? Number.NaN : new Date(value).getTime();
  return Number.isNaN(at) ? undefined : at;
}

/** A day and time in the editor's own zone; the same moment in UTC stands below it. */
export function MomentField({ label, value, locale, error, onChange }: Props) {
  const at = parseMoment(value);
  const zone = getZone();
  const hint = at === undefined || zone === "UTC" ? zone : `${zone} · ${formatMoment(new Date(at), locale, "UTC")}`;
  return (
    <Field label={label} hint={hint} error={error}>
      {(tied) => (
        <input {...tied} type="datetime-local" value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
