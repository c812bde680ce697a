import { toText } from "#cms/editor/store/json.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

import { ClearButton } from "./ClearButton.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { messages } from "./messages.ts";
import { useTyped } from "./useTyped.ts";
import styles from "./control.module.css";

const read = (typed: string) => (/^(?:#[0-9a-f]{6})?$/i.test(typed.trim()) ? typed.trim() : undefined);

/** A colour, picked or written as six hexadecimal digits. */
export function ColorField({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  const text = messages[locale];
  const stored = toText(value);
  const typed = useTyped({ stored, read, onStore: (color) => onChange(color.trim() || undefined) });
  return (
    <FieldFrame {...frame} mistake={typed.isWrong ? text.colorRule : undefined}>
      {(control) => (
        <span className={styles.row}>
          <input
            type="color"
            aria-label={joinWithColon(locale, frame.field.label, text.pickColor)}
            value={read(stored) ? stored.toLowerCase() : "#000000"}
            onChange={({ target }) => typed.change(target.value)}
          />
          <input
            {...control}
            className={styles.root}
            spellCheck={false}
            placeholder="#c93a17"
            value={typed.text}
            onBlur={typed.settle}
            onChange={({ target }) => typed.change(target.value)}
          />
          {stored ? <ClearButton onClear={() => typed.change("")} name={frame.field.label} /> : null}
        </span>
      )}
    </FieldFrame>
  );
}
