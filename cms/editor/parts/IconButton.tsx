import type { ComponentProps } from "react";
import type { LucideIcon } from "lucide-react";

import styles from "./IconButton.module.css";

type Props = Omit<ComponentProps<"button">, "children"> & {
  icon: LucideIcon;
  label: string;
  word?: string;
  isOn?: boolean;
};

/**
 * A button with an icon, and a word below it if it has one; `label` is its accessible name and tooltip. It uses `aria-disabled`, so that it keeps the focus
 * when its own press disables it.
 */
export function IconButton({ icon: Icon, label, word, isOn, disabled = false, onClick, ...rest }: Props) {
  const pressed = isOn === undefined ? {} : { "aria-pressed": isOn };
  return (
    <button
      type="button"
      className={styles.root}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      {...pressed}
      {...rest}
    >
      <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
      {word ? <span>{word}</span> : null}
    </button>
  );
}
