import { toText } from "@/features/studio/editor/store/json";
import { useEditor } from "@/features/studio/editor/EditorContext";

import { ClearButton } from "./ClearButton";
import { FieldFrame } from "./FieldFrame";
import type { FieldProps } from "./FieldProps";
import { messages } from "./messages";

import styles from "./control.module.css";

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** A colour, picked or written as six hexadecimal digits. */
export function ColorField({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  const text = messages[locale];
  const stored = toText(value);
  return (
    <FieldFrame {...frame} mistake={stored === "" || isColor(stored) ? undefined : text.colorRule}>
      {(control) => (
        <span className={styles.row}>
          <input
            type="color"
            aria-label={text.pickColor}
            value={isColor(stored) ? stored.toLowerCase() : "#000000"}
            onChange={({ target }) => onChange(target.value)}
          />
          <input
            {...control}
            className={styles.root}
            spellCheck={false}
            value={stored}
            onChange={({ target }) => onChange(target.value.trim() || undefined)}
          />
          {stored ? <ClearButton onClear={() => onChange(undefined)} name={frame.field.label} /> : null}
        </span>
      )}
    </FieldFrame>
  );
}
