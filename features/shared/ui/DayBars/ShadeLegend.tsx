import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";

import { DayBars } from ".";
import styles from "./ShadeLegend.module.css";

/** Legend of the shades of a day, in minutes. */
export function ShadeLegend({ locale }: { locale: Locale }) {
  const text = messages[locale];
  const shades = shadeNames[locale];
  return (
    <div className={styles.root}>
      <span>{text.legend}</span>
      <ul>
        {[...shades, text.gap].map((label, shade) => (
          <li key={label}>
            <DayBars levels={shade < shades.length ? String(shade) : "-"} locale={locale} isHidden />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

const messages = translate<{ legend: string; gap: string }>({
  en: { legend: "Downtime per day", gap: "not measured" },
  cn: { legend: "每天中断", gap: "未测量" },
});

/** Minutes of each shade, from the lightest to the darkest. */
export const shadeNames = translate<readonly string[]>({
  en: ["none", "under 2 min", "2–5 min", "5–15 min", "15–60 min", "over 1 h"],
  cn: ["无", "不到 2 分钟", "2–5 分钟", "5–15 分钟", "15–60 分钟", "1 小时以上"],
});
