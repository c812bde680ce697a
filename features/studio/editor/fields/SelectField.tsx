import { useEditor } from "@/features/studio/editor/EditorContext";
import { configNames } from "@/features/studio/editor/model/FieldModel";
import { toText } from "@/features/studio/editor/store/json";

import { FieldFrame } from "./FieldFrame";
import type { FieldProps } from "./FieldProps";
import { messages } from "./messages";

import styles from "./control.module.css";

/** One of the model's options. A stored option that the model no longer has is kept until another is chosen. */
export function SelectField({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  const text = messages[locale];
  const options = configNames(frame.field.config.options);
  const stored = toText(value);
  const usual = toText(frame.field.config.default_value);
  const isGone = stored !== "" && !options.includes(stored);
  return (
    <FieldFrame {...frame} mistake={isGone ? text.optionGone(stored) : undefined}>
      {(control) => (
        <select
          {...control}
          className={styles.root}
          value={stored}
          onChange={({ target }) => onChange(target.value || undefined)}
        >
          <option value="">{usual ? text.usual(usual) : text.nothingChosen}</option>
          {[...options, ...(isGone ? [stored] : [])].map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
