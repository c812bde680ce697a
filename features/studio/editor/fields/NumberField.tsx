import { useState } from "react";

import { useEditor } from "@/features/studio/editor/EditorContext";

import { FieldFrame } from "./FieldFrame";
import type { FieldProps } from "./FieldProps";
import { messages } from "./messages";

import styles from "./control.module.css";

/** A number; what is none stays in the control, says so, and is not stored. */
export function NumberField({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  const [typed, setTyped] = useState<string>();
  const stored = typeof value === "number" ? String(value) : "";
  const isStored = typed === undefined || (typed.trim() === "" ? stored === "" : Number(typed) === value);
  const change = (next: string) => {
    setTyped(next);
    if (next.trim() === "") onChange(undefined);
    else if (Number.isFinite(Number(next))) onChange(Number(next));
  };
  return (
    <FieldFrame {...frame} mistake={isStored ? undefined : messages[locale].numberRule}>
      {(control) => (
        <input
          {...control}
          className={styles.root}
          inputMode="decimal"
          value={isStored ? (typed ?? stored) : typed}
          onBlur={() => isStored && setTyped(undefined)}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </FieldFrame>
  );
}
