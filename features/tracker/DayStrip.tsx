import { formatDate, getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regions } from "@/features/shared/platform/regions";
import { DayBars } from "@/features/shared/ui/DayBars";
import { toShade } from "@/features/shared/ui/DayBars/levels";

import { DayReadout } from "./DayReadout";
import { addDays, getGap } from "./days";
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
  const figures = regions.map(({ name: { [locale]: region } }, index) => {
    const minutes = days[index]?.at(-1 - back);
    return { name: region, figure: typeof minutes === "number" ? formatMinutes(minutes, locale) : text.gap };
  });
  const spoken = figures
    .map(({ name: region, figure }) => `${region} ${figure}`)
    .join(getPunctuation(locale).listComma);
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
        <DayReadout at={day} count={cells.length} title={date} figures={figures} unit={text.lost} />
      )}
    </div>
  );
}

/** A bar of `DayBars`. */
const toCharacter = (minutes: number | null) => (minutes === null ? "-" : String(toShade(minutes)));
