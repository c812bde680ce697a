import { toText } from "#cms/editor/store/json.ts";

import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import styles from "./control.module.css";

/** One line of text; it wraps, so that all of it can be read. */
export function TextField({ value, onChange, ...frame }: FieldProps) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <textarea
          {...control}
          className={styles.root}
          rows={1}
          value={toText(value)}
          onKeyDown={(event) => {
            // Ignores the Enter that confirms an IME composition.
            if (event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
          }}
          onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, " ") || undefined)}
        />
      )}
    </FieldFrame>
  );
}
