import type { Locale } from "@/features/shared/locale";
import { DayBars } from "@/features/shared/ui/DayBars";

import { messages } from "./messages";
import styles from "./ShadeLegend.module.css";

/** Legend of the shades of a day, in minutes. */
export function ShadeLegend({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <div className={styles.root}>
      <span>{text.legend}</span>
      <ul>
        {[...text.shades, text.gap].map((label, shade) => (
          <li key={label}>
            <DayBars levels={shade < text.shades.length ? String(shade) : "-"} locale={locale} isHidden />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
