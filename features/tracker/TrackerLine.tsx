import { memo } from "react";

import { localizePath, withPercent } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";

import { DayStrip } from "./DayStrip";
import { formatMinutes } from "@/features/shared/ui/DayBars/formatMinutes";
import type { ShownRow } from "./listShown";
import { messages } from "./messages";
import styles from "./TrackerBoard.module.css";

type Props = ShownRow & {
  to: string;
  isOneDay: boolean;
  /** Width of the days, from 0 to 1: for one bar it tells the minutes. */
  share: number;
  isFirst: boolean;
  locale: Locale;
};

/** One chain: its days, the minutes they lost together, and the share of time without them. */
export const TrackerLine = memo(function TrackerLine({ row, days, summary, share, locale, ...rest }: Props) {
  const { lost, percent, cells } = summary;
  const text = messages[locale];
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <a href={localizePath(`/nodes/${row.key}/#availability`, locale)}>
          <ChainIcon chain={row.key} />
          {row.name}
        </a>
      </th>
      <td role="cell" className={styles.days}>
        <div style={{ inlineSize: `${share * 100}%` }}>
          <DayStrip name={row.name} cells={cells} days={days} locale={locale} {...rest} />
        </div>
      </td>
      {lost === undefined || percent === undefined ? (
        <td role="cell" data-figure="" colSpan={2}>
          {text.gap}
        </td>
      ) : (
        <>
          <td
            role="cell"
            data-figure=""
            className={styles.lost}
            data-none={lost === 0 ? "" : undefined}
            data-word={text.lostWord}
          >
            {formatMinutes(lost, locale)}
          </td>
          <td role="cell" data-figure="" data-word={text.percentWord}>
            {withPercent(percent, locale)}
          </td>
        </>
      )}
    </tr>
  );
});
