import { toText } from "@/features/studio/editor/store/json";

import { FieldFrame } from "./FieldFrame";
import type { FieldProps } from "./FieldProps";

import styles from "./control.module.css";

/** A date, or a date and time in the editor's time zone; stored as `2026-11-25`, or `2026-11-25T09:30:00+0000`. */
export function DateField({ value, onChange, ...frame }: FieldProps) {
  const hasTime = frame.field.type === "Timestamp";
  const stored = toText(value);
  const store = (typed: string) => {
    if (typed === "") onChange(undefined);
    else onChange(hasTime ? toStamp(typed) : typed);
  };
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <input
          {...control}
          className={styles.root}
          type={hasTime ? "datetime-local" : "date"}
          value={hasTime ? toLocalTime(stored) : stored}
          onChange={({ target }) => store(target.value)}
        />
      )}
    </FieldFrame>
  );
}

const toStamp = (local: string) => new Date(local).toISOString().replace(/\.\d+Z$/, "+0000");

function toLocalTime(stamp: string): string {
  const moment = new Date(stamp.replace(/([+-]\d\d)(\d\d)$/, "$1:$2"));
  if (Number.isNaN(moment.getTime())) return "";
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
