import { isComposing } from "#contracts/isComposing.ts";
import { toText } from "#cms/editor/store/json.ts";

import { cleanLine } from "./cleanLine.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { FilledText } from "./FilledText.tsx";
import { HeadWidth } from "./HeadWidth.tsx";
import styles from "./control.module.css";

/** One line of text; it wraps, so that all of it can be read. */
export function TextField({ value, onChange, ...frame }: FieldProps) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <>
          <textarea
            {...control}
            className={styles.root}
            rows={1}
            dir="auto"
            value={toText(value)}
            onKeyDown={(event) => {
              // Ignores the Enter that confirms an IME composition.
              if (event.key === "Enter" && !isComposing(event)) event.preventDefault();
            }}
            onChange={({ target }) => onChange(cleanLine(target.value) || undefined)}
          />
          <HeadWidth {...frame} text={toText(value)} />
          <FilledText {...frame} text={toText(value)} />
        </>
      )}
    </FieldFrame>
  );
}
