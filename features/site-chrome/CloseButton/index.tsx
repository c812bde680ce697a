import { X } from "lucide-react";

import styles from "./index.module.css";

/** Closes the banner; `behaviour` handles the click, so that the button ships no script. Hidden without script. */
export function CloseButton({ name, label }: { name: string; label: string }) {
  return (
    <button type="button" className={styles.root} data-close-banner={name} aria-label={label}>
      <X size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
