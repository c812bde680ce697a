import { messages } from "@/features/contact/messages";
import type { Locale } from "@/features/shared/locale";

import styles from "./views.module.css";

/** Skeleton of a window whose content is loading; the default is as high as most plans and forms. */
export function PendingView({ locale, lines = 8 }: { locale: Locale; lines?: number }) {
  return (
    <div className={styles.pending} aria-busy="true">
      <span className="visuallyHidden">{messages[locale].loading}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
