import { useState } from "react";

import { useEditor } from "#cms/editor/EditorContext.ts";
import { toText } from "#cms/editor/store/json.ts";

import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { messages } from "./messages.ts";
import styles from "./control.module.css";

/** A date, or a date and time in the editor's time zone; stored as `2026-11-25`, or `2026-11-25T09:30:00+0000`. */
export function DateField({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  // A date of which a part is missing, or that no calendar has; it ends with a change from outside.
  const [partial, setPartial] = useState<{ stored: string; text: string; isLeft: boolean }>();
  const hasTime = frame.field.type === "Timestamp";
  const stored = toText(value);
  const inputValue = hasTime ? toLocalTime(stored) : stored;
  const isPartial = partial?.stored === stored;
  const store = (typed: string) => {
    if (typed === "") onChange(undefined);
    else onChange(hasTime ? toStamp(typed) : typed);
  };
  return (
    <FieldFrame {...frame} mistake={isPartial && partial.isLeft ? messages[locale].dateRule : undefined}>
      {(control) => (
        <input
          {...control}
          className={styles.root}
          type={hasTime ? "datetime-local" : "date"}
          // With it, browsers take four digits as a year.
          max={hasTime ? "9999-12-31T23:59" : "9999-12-31"}
          // The browser's value of a partial date is empty; another one would replace what is typed.
          value={isPartial ? partial.text : inputValue}
          onBlur={() => setPartial(partial && { ...partial, isLeft: true })}
          onChange={({ target }) => {
            // While a year is typed, it is 0002, 0020, 0202.
            const isComplete = !target.validity.badInput && !target.value.startsWith("0");
            setPartial(isComplete ? undefined : { stored, text: target.value, isLeft: false });
            if (isComplete) store(target.value);
          }}
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
