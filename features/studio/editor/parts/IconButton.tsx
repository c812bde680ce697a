import type { ComponentProps } from "react";
import type { LucideIcon } from "lucide-react";

import styles from "./IconButton.module.css";

type Props = Omit<ComponentProps<"button">, "children"> & { icon: LucideIcon; label: string; isOn?: boolean };

/**
 * A button that is an icon; its name is read out, and shown to a pointer that rests on it. One that is disabled keeps the
 * focus: the press that disables it must not take it away.
 */
export function IconButton({ icon: Icon, label, isOn, disabled = false, onClick, ...rest }: Props) {
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
    </button>
  );
}
