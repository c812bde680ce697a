import type { Locale } from "@/features/shared/locale";

import { readLevel } from "./levels";
import type { Level } from "./levels";
import { translate } from "@/features/shared/contracts/translate";
import styles from "./index.module.css";

const isWhole = ({ digit }: Level) => digit !== undefined && digit >= 7;
const isLess = ({ digit }: Level) => digit !== undefined && digit < 7;

/** Bars of a period, one a character of `levels`; those who do not see them hear how many are not whole. */
export function DayBars({ levels, locale }: { levels: string; locale: Locale }) {
  const all = [...levels].map(readLevel);
  const width = all.length * 4 - 1;
  return (
    <svg
      width={width}
      height={16}
      viewBox={`0 0 ${width} 16`}
      preserveAspectRatio="none"
      role="img"
      aria-label={messages[locale](all.filter(isLess).length, all.length)}
    >
      <path className={styles.full} d={draw(all, isWhole, bar)} />
      <path className={styles.partial} d={draw(all, isLess, bar)} />
      <path className={styles.missing} d={draw(all, ({ hasGap }) => hasGap, stub)} />
    </svg>
  );
}

const draw = (all: Level[], picks: (level: Level) => boolean, shape: (level: Level) => string) =>
  all.map((level, index) => (picks(level) ? `M${index * 4} ${shape(level)}` : "")).join("");

// A bar with a gap has a stub in the colour of unmeasured days.
function bar({ digit = 0, hasGap }: Level): string {
  const foot = hasGap ? 4 : 0;
  const height = 4 + Math.round((digit / 9) * 12) - foot;
  return `${16 - foot}v-${height}h3v${height}z`;
}

const stub = () => "16v-2h3v2z";

/** How many of all bars are below the usual. */
const messages = translate<(below: number, all: number) => string>({
  en: (below, all) => `${below || "None"} of ${all} bars below 99.9\u00a0%`,
  cn: (below, all) => (below ? `${all} 根柱中有 ${below} 根低于 99.9%` : `${all} 根柱都不低于 99.9%`),
});
