import { useId } from "react";
import type { ReactNode } from "react";

import { Flag } from "@/features/shared/ui/Flag";

import styles from "./index.module.css";

/** Attributes that connect a control to its label, hint and error. */
export type FieldAttributes = { id: string; "aria-describedby": string | undefined; "aria-invalid": boolean };

type Props = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Text after the label of an optional field. */
  optional?: string | undefined;
  children: (attributes: FieldAttributes) => ReactNode;
};

/** A control with its label above, hint, and error beneath it. */
export function Field({ label, hint, error, optional, children }: Props) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={styles.root}>
      <label htmlFor={id}>
        {optional ? (
          <>
            {label} <small>{optional}</small>
          </>
        ) : (
          label
        )}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error !== undefined })}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <Flag name="U" size={18} />
          {error}
        </p>
      ) : null}
    </div>
  );
}
