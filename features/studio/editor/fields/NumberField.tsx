import { useEditor } from "@/features/studio/editor/EditorContext";

import { FieldFrame } from "./FieldFrame";
import type { FieldProps } from "./FieldProps";
import { messages } from "./messages";
import { useTyped } from "./useTyped";

import styles from "./control.module.css";

const read = (typed: string) => {
  if (typed.trim() === "") return "";
  return Number.isFinite(Number(typed)) ? String(Number(typed)) : undefined;
};

/** A number. */
export function NumberField({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  const { text, isWrong, change, settle } = useTyped({
    stored: typeof value === "number" ? String(value) : "",
    read,
    onStore: (typed) => onChange(typed.trim() === "" ? undefined : Number(typed)),
  });
  return (
    <FieldFrame {...frame} mistake={isWrong ? messages[locale].numberRule : undefined}>
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
