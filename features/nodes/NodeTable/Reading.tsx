import { askForChain } from "@/features/shared/catalogue/askForChain";
import { formatDate, withPercent } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { DayBars } from "@/features/shared/ui/DayBars";
import { formatMinutes } from "@/features/shared/ui/DayBars/formatMinutes";

import { messages } from "@/features/nodes/messages";
import type { NodeRow } from "@/features/nodes/NodeRow";
import styles from "./index.module.css";

/** The days of a chain and what was lost in them, or what to do about one that is not served. */
export function Reading({ row, locale }: { row: NodeRow; locale: Locale }) {
  const text = messages[locale];
  return (
    <>
      <td role="cell" className={styles.days}>
        {row.levels ? <DayBars levels={row.levels} locale={locale} /> : null}
      </td>
      <td role="cell" data-figure="">
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
    </>
  );
}

/** Minutes lost, or the percentage when the back end has no daily data. */
const getReading = ({ lost, availability }: NodeRow, locale: Locale) =>
  lost === null ? withPercent(availability, locale) : formatMinutes(lost, locale);
