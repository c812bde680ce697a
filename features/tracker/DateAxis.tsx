import { formatShortDay } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regions } from "@/features/shared/platform/regions";

import { addDays } from "./days";
import type { Range } from "./days";
import styles from "./DateAxis.module.css";

type Props = { range: Range; to: string; region: number | undefined; locale: Locale };

const steps = { 1: 1, 7: 1, 30: 6, 90: 30 } satisfies Record<Range, number>;

/** The start dates of a strip's parts, and its last date; for one day the regions. */
export function DateAxis({ range, to, region, locale }: Props) {
  if (range === 1) {
    const shown = region === undefined ? regions : regions.slice(region, region + 1);
    return (
      <span className={styles.root}>
        {shown.map(({ id, name: { [locale]: name } }) => (
          <span key={id}>{name}</span>
        ))}
      </span>
    );
  }
  const step = steps[range];
  const starts = Array.from({ length: range / step }, (_, part) => addDays(to, part * step - range + 1));
  return (
    <span className={styles.root}>
      {starts.map((day) => (
        <time key={day} dateTime={day}>
          {formatShortDay(day, locale)}
        </time>
      ))}
      {step > 1 ? (
        <time className={styles.last} dateTime={to}>
          {formatShortDay(to, locale)}
        </time>
      ) : null}
    </span>
  );
}
