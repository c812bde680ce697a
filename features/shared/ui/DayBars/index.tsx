import styles from "./index.module.css";

/** Bars of a period, one a character of `levels`; decoration beside the figure it sums up. */
export function DayBars({ levels }: { levels: string }) {
  const width = levels.length * 4 - 1;
  return (
    <svg width={width} height={16} viewBox={`0 0 ${width} 16`} aria-hidden="true">
      <path className={styles.whole} d={bars(levels, (level) => level >= "7")} />
      <path className={styles.less} d={bars(levels, (level) => level >= "0" && level < "7")} />
      <path className={styles.none} d={bars(levels, (level) => level === "-")} />
    </svg>
  );
}

function bars(levels: string, picks: (level: string) => boolean): string {
  return [...levels]
    .map((level, index) => (picks(level) ? `M${index * 4} 16v-${height(level)}h3v${height(level)}z` : ""))
    .join("");
}

const height = (level: string) => (level === "-" ? 2 : 4 + Math.round((Number(level) / 9) * 12));
