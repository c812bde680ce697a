import { formatDate, formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages";
import type { Sum } from "./summarizeUsage";
import styles from "./UsagePlot.module.css";

type Props = { days: Sum[]; locale: Locale };

const height = 96;
const step = 20;
const gap = 4;

/** Server-rendered bars by day; the text alternative has the sum and the largest day. */
export function UsagePlot({ days, locale }: Props) {
  const text = messages[locale];
  const values = days.map(({ requests }) => requests);
  const most = Math.max(...values);
  const total = values.reduce((sum, value) => sum + value, 0);
  const busiestDay = days[values.indexOf(most)]?.name ?? "";
  const number = (value: number) => formatNumber(value, locale);
  const label = text.plotLabel(number(total), days.length, number(most), formatDate(busiestDay, locale));
  const width = days.length * step - gap;
  return (
    <figure className={styles.root}>
      <figcaption>
        {text.perDay}
        <span className={styles.most}>{number(most)}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <path className={styles.base} d={`M0 ${height - 0.5}h${width}`} />
        <path className={styles.bars} d={values.map((value, index) => drawBar(value / most, index)).join("")} />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{formatDate(days[0]?.name ?? "", locale)}</span>
        <span>{formatDate(days.at(-1)?.name ?? "", locale)}</span>
      </p>
    </figure>
  );
}

/** Minimum height, so that a day with a single call is visible. */
function drawBar(part: number, index: number): string {
  if (!(part > 0)) return "";
  const top = Math.max(2, Math.round(part * (height - 1)));
  return `M${index * step} ${height - 1}v-${top}h${step - gap}v${top}z`;
}
