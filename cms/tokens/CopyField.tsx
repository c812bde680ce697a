import { useRef } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "#cms/shell/ui/Field.tsx";
import { copyText } from "#cms/shell/copyText.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";

import styles from "./TokenSection.module.css";

type Props = {
  label: string;
  value: string;
  copyLabel: string;
  /** Announced once the clipboard has it. */
  copied: string;
  autoFocus?: boolean;
};

/** A text to use elsewhere, with a button that copies it. */
export const CopyField = observer(function CopyField({ label, value, copyLabel, copied, autoFocus = false }: Props) {
  const studio = useStudio();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    if (await copyText(value)) studio.announce(copied);
    // The selected text is copied by keyboard.
    else field.current?.focus();
  };
  return (
    <Field label={label}>
      {(attributes) => (
        <span className={styles.copy}>
          <input
            {...attributes}
            ref={field}
            className={styles.token}
            readOnly
            autoFocus={autoFocus}
            value={value}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button onClick={() => void copy()}>{copyLabel}</Button>
        </span>
      )}
    </Field>
  );
});
