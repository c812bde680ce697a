import type { Json } from "#cms/editor/store/json.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";

import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { messages } from "./messages.ts";
import { useTyped } from "./useTyped.ts";
import styles from "./control.module.css";

const isNumber = (typed: string) => typed.trim() !== "" && Number.isFinite(Number(typed));
const readLimit = (limit: Json | undefined, otherwise: number) => (typeof limit === "number" ? limit : otherwise);

/** A number, within the limits of the model. */
export function NumberField({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  const { numberRule, rangeRule } = messages[locale];
  const min = readLimit(frame.field.config.min, -Infinity);
  const max = readLimit(frame.field.config.max, Infinity);
  const read = (typed: string) => {
    if (typed.trim() === "") return "";
    const number = Number(typed);
    return isNumber(typed) && number >= min && number <= max ? String(number) : undefined;
  };
  const { text, isWrong, change, settle } = useTyped({
    stored: typeof value === "number" ? String(value) : "",
    read,
    onStore: (typed) => onChange(typed.trim() === "" ? undefined : Number(typed)),
  });
  const rule = isNumber(text) ? rangeRule(min, max) : numberRule;
  return (
    <FieldFrame {...frame} mistake={isWrong ? rule : undefined}>
      {(control) => (
        <input
          {...control}
          className={styles.root}
          inputMode="decimal"
          value={text}
          onBlur={settle}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </FieldFrame>
  );
}
