import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages";
import styles from "./Race.module.css";

/** The axis of time below the lanes; without an end it only keeps its place. */
export function Scale({ axisEnd, locale }: { axisEnd?: number; locale: Locale }) {
  return (
    <div className={styles.scale} aria-hidden="true">
      <p className={styles.axis}>
        {axisEnd === undefined
          ? "\u00a0"
          : [0, 0.5, 1].map((share) => (
              <span key={share}>{messages[locale].milliseconds(formatNumber(axisEnd * share, locale))}</span>
            ))}
      </p>
    </div>
  );
}
