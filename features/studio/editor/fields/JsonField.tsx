import { useState } from "react";

import { useEditor } from "@/features/studio/editor/EditorContext";

import { FieldFrame } from "./FieldFrame";
import type { FieldProps } from "./FieldProps";
import { messages } from "./messages";

import styles from "./control.module.css";

/** A value as JSON: an integration field, or one whose model is gone or of a type that is not known here. */
export function JsonField({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  const [typed, setTyped] = useState<string>();
  const stored = value === undefined ? "" : JSON.stringify(value, null, 2);
  const isJson = typed === undefined || typed.trim() === "" || canParse(typed);
  const change = (next: string) => {
    setTyped(next);
    if (next.trim() === "") onChange(undefined);
    else if (canParse(next)) onChange(JSON.parse(next));
  };
  return (
    <FieldFrame {...frame} mistake={isJson ? undefined : messages[locale].jsonRule}>
      {(control) => (
        <textarea
          {...control}
          className={`${styles.root} ${styles.code}`}
          rows={2}
          spellCheck={false}
          value={typed ?? stored}
          onBlur={() => isJson && setTyped(undefined)}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </FieldFrame>
  );
}

function canParse(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
