import type { Locale } from "@/features/shared/locale";

import { readLevel } from "./levels";
import type { Level } from "./levels";
import { translate } from "@/features/shared/contracts/translate";
import styles from "./index.module.css";

const shades = [0, 1, 2, 3, 4, 5];
const isLess = ({ shade }: Level) => shade !== undefined && shade > 0;

type Props = {
  /** One character per bar, from `toLevels`. */
  levels: string;
  locale: Locale;
  /** Room between two bars, of the four parts of a bar and its room. */
  gap?: number;
  /** Hidden from screen readers, because the summary is elsewhere on the page. */
  isHidden?: boolean;
};

/** Bars of a period, darker for more lost minutes per day; screen readers get a summary. */
export function DayBars({ levels, locale, gap = 1, isHidden = false }: Props) {
  const all = [...levels].map(readLevel);
  const thickness = Math.round((4 - gap) * 100) / 100;
  const width = (all.length - 1) * 4 + thickness;
  return (
    <svg
      className={styles.root}
      width={width}
      height={16}
      viewBox={`0 0 ${width} 16`}
      preserveAspectRatio="none"
      {...(isHidden
        ? { "aria-hidden": true }
        : { role: "img", "aria-label": messages[locale](all.filter(isLess).length, all.length) })}
    >
      {shades.map((shade) => {
        const path = draw(all, isBelow(shade), drawBar(thickness));
        return path ? <path key={shade} data-shade={shade} d={path} /> : null;
      })}
      <path className={styles.missing} d={draw(all, ({ hasGap }) => hasGap, drawStub(thickness))} />
    </svg>
  );
}

// The palest shade is drawn below the others too: rows then begin with one and the same path, which compresses well.
const isBelow =
  (shade: number) =>
  ({ shade: own }: Level) =>
    own === shade || (shade === 0 && own !== undefined);

const draw = (all: Level[], picks: (level: Level) => boolean, shape: (level: Level) => string) =>
  all.map((level, index) => (picks(level) ? `M${index * 4} ${shape(level)}` : "")).join("");

// A bar with a gap has a stub in the colour of unmeasured days.
const drawBar =
  (thickness: number) =>
  ({ hasGap }: Level) =>
    hasGap ? `0v12h${thickness}v-12z` : `0v16h${thickness}v-16z`;

const drawStub = (thickness: number) => () => `16v-2h${thickness}v2z`;

/** The summary: in how many bars minutes were lost. */
const messages = translate<(below: number, all: number) => string>({
  en: (below, all) => (below ? `Downtime in ${below} of ${all} bars` : `No downtime in ${all} bars`),
  cn: (below, all) => (below ? `${all} 格中有 ${below} 格出现中断` : `${all} 格均无中断`),
});
