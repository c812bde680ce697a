import { useEditor } from "#cms/editor/EditorContext.ts";

import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { messages } from "./messages.ts";
import { isExact } from "./parseNumber.ts";
import { useTyped } from "./useTyped.ts";
import styles from "./control.module.css";

const write = (value: unknown) => (value === undefined || value === null ? "" : JSON.stringify(value, null, 2));

/** Whether a number of the text would be changed by storing it. */
const hasInexact = (typed: string) =>
  [...typed.replaceAll(/"(?:[^"\\]|\\.)*"/g, "").matchAll(/-?\d[\d.eE+-]*/g)].some(([number]) => !isExact(number));

function read(typed: string): string | undefined {
  try {
    if (typed.trim() === "") return "";
    const value: unknown = JSON.parse(typed);
    return hasInexact(typed) ? undefined : write(value);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A value as JSON: an integration field, an unknown type, or a value without a model. */
export function JsonField({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  const { text, isWrong, change, settle } = useTyped({
    stored: write(value),
    read,
    onStore: (typed) => onChange(typed.trim() === "" ? undefined : JSON.parse(typed)),
  });
  const rule = hasInexact(text) ? messages[locale].jsonNumberRule : messages[locale].jsonRule;
  return (
    <FieldFrame {...frame} mistake={isWrong ? rule : undefined}>
      {(control) => (
        <textarea
          {...control}
          className={`${styles.root} ${styles.code}`}
          rows={2}
          spellCheck={false}
          value={text}
          onBlur={settle}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </FieldFrame>
  );
}
