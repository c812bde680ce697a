import { useState } from "react";

import { useEditor } from "@/features/studio/editor/EditorContext";
import { toText } from "@/features/studio/editor/store/json";

import { FieldFrame } from "./FieldFrame";
import type { FieldProps } from "./FieldProps";
import { messages } from "./messages";

import styles from "./control.module.css";

const pattern = /^[a-z0-9][a-z0-9._~-]{0,199}$/;

/** The last part of the page's URL. What the repository would reject stays in the control and is not stored. */
export function UidField({ value, onChange, ...frame }: FieldProps) {
  const { locale, session } = useEditor();
  const text = messages[locale];
  const stored = toText(value);
  const [rejected, setRejected] = useState<string>();
  const change = (typed: string) => {
    const isGood = pattern.test(typed);
    setRejected(isGood ? undefined : typed);
    if (isGood) onChange(typed);
  };
  const shown = rejected ?? stored;
  const { path } = session.summary;
  return (
    <FieldFrame {...frame} mistake={rejected === undefined ? undefined : text.uidRule}>
      {(control) => (
        <>
          <input
            {...control}
            className={styles.root}
            value={shown}
            spellCheck={false}
            autoCapitalize="none"
            onChange={({ target }) => change(target.value.toLowerCase().replaceAll(/\s+/g, "-"))}
          />
          {path ? <small>{text.pathIs(path.replace(/[^/]+(?=\/$)/, () => shown || "…"))}</small> : null}
        </>
      )}
    </FieldFrame>
  );
}
