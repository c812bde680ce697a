import { askForChain } from "@/features/shared/catalogue/askForChain";
import { formatDate, withPercent } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { formatMinutes } from "@/features/shared/ui/DayBars/formatMinutes";

import { messages } from "@/features/nodes/messages";
import type { NodeRow } from "@/features/nodes/NodeRow";
import styles from "./index.module.css";

type Props = {
  row: NodeRow;
  /** The most minutes that a chain of the list lost: the end of the bars' scale. */
  maxLost: number;
  locale: Locale;
};

/** What a chain lost in ninety days, as a bar and in minutes, or what to do about one that is not served. */
export function Reading({ row, maxLost, locale }: Props) {
  const text = messages[locale];
  return (
    <td role="cell" data-figure="">
      {row.status === "available" && row.lost ? (
        <svg className={styles.lost} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 0h${Math.round((row.lost / maxLost) * 100)}v8H0z`} />
        </svg>
      ) : null}
      {row.status === "available" ? (
        <span
          className={styles.reading}
          data-measured={row.isMeasured}
          data-word={row.isMeasured && row.lost !== null ? text.down : undefined}
        >
          {row.isMeasured ? null : <strong>{text.notMeasured}</strong>}
          {row.isMeasured ? getReading(row, locale) : text.byDefault(withPercent(row.availability, locale))}
        </span>
      ) : (
        <>
          {row.ended ? <span className={styles.ended}>{text.ended(formatDate(row.ended, locale))}</span> : null}
          <a className={styles.next} href={askForChain(row.name, row.status, locale).href} data-opens="">
            {askForChain(row.name, row.status, locale).label}
          </a>
        </>
      )}
    </td>
  );
}

/** Minutes lost, or the percentage when the back end has no daily data. */
const getReading = ({ lost, availability }: NodeRow, locale: Locale) =>
  lost === null ? withPercent(availability, locale) : formatMinutes(lost, locale);
