import { formatDate, getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regions } from "@/features/shared/platform/regions";
import { DayBars } from "@/features/shared/ui/DayBars";
import { toShade } from "@/features/shared/ui/DayBars/levels";

import { addDays } from "./days";
import type { Days } from "./days";
import { formatMinutes } from "@/features/shared/ui/DayBars/formatMinutes";
import { messages } from "./messages";
import { useDay } from "./useDay";
import styles from "./DayStrip.module.css";

type Props = {
  name: string;
  cells: Days;
  /** Days by region, for the description of one. */
  days: readonly Days[];
  /** The last day. */
  to: string;
  /** Whether the cells are the regions of the last day. */
  isOneDay: boolean;
  isFirst: boolean;
  locale: Locale;
};

/** A chain's days; hovering, tapping or the arrow keys show a day's date and figures. */
export function DayStrip({ name, cells, days, to, isOneDay, isFirst, locale }: Props) {
  const text = messages[locale];
  const { day, handlers } = useDay(cells.length);
  const shown = day ?? cells.length - 1;
  const back = isOneDay ? 0 : cells.length - 1 - shown;
  const date = formatDate(addDays(to, -back), locale);
  const figures = regions.map(({ id, name: { [locale]: region } }, index) => {
    const minutes = days[index]?.at(-1 - back);
    return { id, region, figure: typeof minutes === "number" ? formatMinutes(minutes, locale) : text.gap };
  });
  const spoken = figures.map(({ region, figure }) => `${region} ${figure}`).join(getPunctuation(locale).listComma);
  return (
    <div
      className={styles.root}
      role="slider"
      // One tab stop for all strips: the arrow keys move between rows.
      tabIndex={isFirst ? 0 : -1}
      data-strip=""
      aria-label={text.strip(name)}
      aria-valuemin={1}
      aria-valuemax={cells.length}
      aria-valuenow={shown + 1}
      aria-valuetext={`${date}: ${spoken}`}
      {...handlers}
    >
      <DayBars levels={cells.map(toCharacter).join("")} locale={locale} gap={getGap(cells.length)} isHidden />
      {day === undefined ? null : (
        <>
          <svg className={styles.mark} viewBox={`0 0 ${cells.length} 1`} preserveAspectRatio="none" aria-hidden="true">
            <path d={`M${day} 0h1v1h-1z`} />
          </svg>
          <div className={styles.readout} style={positionBeside(day, cells.length)} aria-hidden="true">
            <b>{date}</b>
            <dl>
              {figures.map(({ id, region, figure }) => (
                <div key={id}>
                  <dt>{region}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
            <small>{text.lost}</small>
          </div>
        </>
      )}
    </div>
  );
}

/** Few days are wide bars: between them is the room that ninety have. */
const getGap = (count: number) => Math.min(1, Math.round((count / 90) * 100) / 100);

/** A bar of `DayBars`. */
const toCharacter = (minutes: number | null) => (minutes === null ? "-" : String(toShade(minutes)));

/** To the right of a day in the first half of the strip, else to its left. */
function positionBeside(day: number, count: number) {
  return day * 2 < count
    ? { insetInlineStart: `${(day / count) * 100}%` }
    : { insetInlineEnd: `${((count - day - 1) / count) * 100}%` };
}
