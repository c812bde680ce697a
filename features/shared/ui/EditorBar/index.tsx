import type { ReactNode } from "react";

import styles from "./index.module.css";

/** A bar at the foot of the window that only editors and developers see. */
export function EditorBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={styles.root} aria-label={label}>
      {children}
    </aside>
  );
}
