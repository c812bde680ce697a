import { isComposing } from "#contracts/isComposing.ts";
import { toText } from "#cms/editor/store/json.ts";

import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import styles from "./control.module.css";

// An anchor, an e-mail address, a path: characters that nobody sees would make another one of it.
const name = /^[!-~]*[@/#:._-][!-~]*$/;

/** A text on one line; a name for machines without invisible characters. Words keep theirs, such as soft hyphens. */
function cleanLine(typed: string): string {
  const line = typed.replaceAll(/\s*\n\s*/g, " ");
  const visible = line.replaceAll(/[\p{Cf}\p{Cc}]/gu, "");
  return name.test(visible.trim()) ? visible : line;
}

/** One line of text; it wraps, so that all of it can be read. */
export function TextField({ value, onChange, ...frame }: FieldProps) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
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
      )}
    </FieldFrame>
  );
}
