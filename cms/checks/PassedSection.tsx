import { CircleCheck } from "lucide-react";

import type { Locale } from "@/features/shared/locale";

import type { CheckArea } from "./checkAreas.ts";
import { messages } from "./messages.ts";
import styles from "./ChecksScreen.module.css";

/** What was checked without a problem. */
export function PassedSection({ areas, locale }: { areas: readonly CheckArea[]; locale: Locale }) {
  const text = messages[locale];
  return (
    <section className={styles.level} aria-label={text.passed}>
      <h2>{text.passed}</h2>
      <ul className={styles.areas}>
        {areas.map((area) => (
          <li key={area}>
            <CircleCheck size={18} strokeWidth={2} aria-hidden="true" />
            <span>
              <strong>{text.areas[area]}</strong>
              <small>{text.areaTexts[area]}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
