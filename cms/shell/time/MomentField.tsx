import { languages } from "#contracts/languages.ts";
import { formatMoment, setFiguresApart } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "#cms/shell/ui/Field.tsx";
import { messages } from "#cms/shell/ui/messages.ts";

import { getZone } from "./Moment.tsx";
import styles from "./MomentField.module.css";

type Props = {
  label: string;
  /** Value of `datetime-local`, `2026-11-25T18:30`, in the editor's zone. */
  value: string;
  locale: Locale;
  onChange: (value: string) => void;
};

/** A field's value in milliseconds since 1970; `undefined` while it is incomplete or in the past. */
export function parseMoment(value: string): number | undefined {
  const at = new Date(value).getTime();
  return at > Date.now() ? at : undefined;
}

/** A time in milliseconds as the value of a field; empty without one. */
export const writeMoment = (at: number | undefined): string =>
  at === undefined ? "" : new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Nine o'clock in so many days. */
const getMorning = (days: number): string => writeMoment(new Date().setHours(24 * days + 9, 0, 0, 0));

/** Nine o'clock tomorrow, which most schedules are near. */
export const getTomorrowMorning = (): string => getMorning(1);

const describeDay = (at: number, locale: Locale) =>
  setFiguresApart(
    new Intl.DateTimeFormat(languages[locale].dates, { weekday: "long", day: "numeric", month: "long" }).format(at),
  );

/** Names of tomorrow's and Monday's morning; on a Sunday there is one. */
const nameMornings = ({ tomorrow, monday }: Record<"tomorrow" | "monday", string>) =>
  new Map([
    [getMorning(1), tomorrow],
    [getMorning((8 - new Date().getDay()) % 7 || 7), monday],
  ]);

/**
 * A date and time to come in the editor's zone, which the label names, with its day and the same time in UTC, and with
 * the mornings that are chosen most.
 */
export function MomentField({ label, value, locale, onChange }: Props) {
  const text = messages[locale];
  const at = parseMoment(value);
  const zone = getZone();
  const utc = at === undefined || zone === "UTC" ? "" : formatMoment(new Date(at), locale, "UTC");
  const hint = at === undefined ? undefined : [describeDay(at, locale), utc].filter(Boolean).join(" · ");
  return (
    <Field label={label} optional={zone} hint={hint} error={value && at === undefined ? text.past : undefined}>
      {(attributes) => (
        <>
          <input
            {...attributes}
            type="datetime-local"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <span className={styles.mornings}>
            {[...nameMornings(text)].map(([morning, name]) => (
              <Button key={morning} size="small" aria-pressed={value === morning} onClick={() => onChange(morning)}>
                {name}
              </Button>
            ))}
          </span>
        </>
      )}
    </Field>
  );
}
