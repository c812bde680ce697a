import { memo } from "react";

import { technicalName } from "@/features/shared/catalogue/names";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { DayBars } from "@/features/shared/ui/DayBars";

import { messages } from "@/features/nodes/messages";
import type { NodeRow } from "@/features/nodes/row";
import styles from "./index.module.css";

type Props = {
  rows: readonly NodeRow[];
  locale: Locale;
  base: string;
  isSample: boolean;
  /** Id of the sentence that says how availability is measured. */
  methodId: string;
};

/** The chains as a table: one line each, opening the chain's page. */
export function NodeTable({ rows, locale, base, isSample, methodId }: Props) {
  const text = messages[locale];
  return (
    <>
      <table className={styles.root}>
        <thead>
          <tr>
            <th scope="col">{text.chain}</th>
            <th scope="col">{text.network}</th>
            <th scope="col">{text.interface}</th>
            <th scope="col" className={styles.days}>
              {text.days}
            </th>
            <th scope="col" className={styles.figure}>
              {text.availability}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} locale={locale} base={base} isSample={isSample} methodId={methodId} />
          ))}
        </tbody>
      </table>
      <p id={methodId} className={styles.method}>
        {text.method}
        {isSample ? ` ${text.measured(true)}` : null}
      </p>
    </>
  );
}

type RowProps = Omit<Props, "rows"> & { row: NodeRow };

// Memoised: while someone types, rows that stay are not drawn again.
const Row = memo(function Row({ row, locale, base, isSample, methodId }: RowProps) {
  const text = messages[locale];
  return (
    <tr>
      <th scope="row">
        <ChainIcon chain={row.key} />
        <a href={`${base}${row.key}/`}>{row.name}</a>
        <code>{row.key}</code>
        {row.isPartner ? <span className={styles.partner}>{text.partner}</span> : null}
      </th>
      <td className={styles.networks}>{row.networks.join(locale === "cn" ? "、" : ", ")}</td>
      <td className={styles.interfaces}>{row.interfaces.map(technicalName).join(" · ")}</td>
      <td className={styles.days}>{row.levels ? <DayBars levels={row.levels} /> : null}</td>
      <td className={styles.figure}>
        {row.status === "available" ? (
          <span
            className={styles.reading}
            tabIndex={0}
            aria-describedby={methodId}
            data-tip={row.isMeasured ? text.measured(isSample) : text.notMeasured}
            data-measured={row.isMeasured}
          >
            {row.availability} %{row.isMeasured ? null : <small>{text.notMeasured}</small>}
          </span>
        ) : (
          text.tabs[row.status]
        )}
      </td>
    </tr>
  );
});
