import { useEditor } from "#cms/editor/EditorContext.ts";
import { configNames } from "#cms/editor/model/FieldModel.ts";
import { toText } from "#cms/editor/store/json.ts";

import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { messages } from "./messages.ts";
import { nameOption } from "./nameOption.ts";
import styles from "./control.module.css";

/** One of the model's options. A stored option that the model no longer has is kept until another is chosen. */
export function SelectField({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  const text = messages[locale];
  const options = configNames(frame.field.config.options);
  const stored = toText(value);
  const usual = toText(frame.field.config.default_value);
  const name = (option: string) => nameOption(option, locale);
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
          <option value="">{usual ? text.usual(name(usual)) : text.nothingChosen}</option>
          {[...options, ...(isGone ? [stored] : [])].map((option) => (
            <option key={option} value={option}>
              {name(option)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
