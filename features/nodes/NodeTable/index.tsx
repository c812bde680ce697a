import { memo } from "react";

import { briefNames, joinNames, joinName, technicalName } from "@/features/shared/catalogue/names";
import { sentenceGap, withPercent, getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { DemoMark } from "@/features/shared/ui/DemoMark";
import { DayBars } from "@/features/shared/ui/DayBars";
import { formatMinutes } from "@/features/shared/ui/DayBars/formatMinutes";
import { Table } from "@/features/shared/ui/Table";

import { messages } from "@/features/nodes/messages";
import type { NodeRow } from "@/features/nodes/NodeRow";
import type { Height, Heights } from "@/features/nodes/readHeights";
import { FactHeads, Facts } from "./Facts";
import styles from "./index.module.css";

type Props = {
  rows: readonly NodeRow[];
  heights?: Heights;
  /** Number of rows shown. */
  count: number;
  locale: Locale;
  base: string;
  isSample: boolean;
  /** Narrow layout: shows the number of an interface's kinds instead of their names. */
  isBrief?: boolean;
};

// Off-screen parts of long lists are not laid out.
const usual = 120;

/** Table of chains: one row each, linking to the chain's page. */
// The rows are grids with the same columns, so that content-visibility can skip off-screen rows; `display: grid`
// removes the table semantics, so roles restore them.
export const NodeTable = memo(function NodeTable({
  rows,
  heights = {},
  count,
  locale,
  base,
  isSample,
  isBrief = false,
}: Props) {
  const text = messages[locale];
  const gap = sentenceGap(locale);
  const hasDays = rows.some(({ levels }) => levels);
  const isMeasured = rows.length === 0 || rows.some((row) => row.isMeasured);
  const isServed = rows.length === 0 || rows.some(({ status }) => status === "available");
  // Of chains that are not served nothing is measured.
  const hasFacts = !isBrief && isServed;
  return (
    <>
      <Table
        className={styles.root}
        role="table"
        aria-label={text.title}
        data-full={hasFacts ? "" : undefined}
        data-long={rows.length > usual ? "" : undefined}
      >
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">{text.chain}</th>
            <th role="columnheader">{text.network}</th>
            <th role="columnheader">{text.interface}</th>
            {hasFacts ? <FactHeads locale={locale} /> : null}
            {/* A head without words would name nothing. */}
            {hasDays ? (
              <th role="columnheader" className={styles.days}>
                {text.days}
              </th>
            ) : (
              <td role="cell" className={styles.days} />
            )}
            <th role="columnheader" data-figure="">
              {getFigureHead(text, isServed, isMeasured)}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.slice(0, count).map((row) => (
            <Row
              key={row.key}
              row={row}
              height={heights[row.key]}
              locale={locale}
              base={base}
              isBrief={isBrief}
              hasFacts={hasFacts}
            />
          ))}
        </tbody>
      </Table>
      <p className={styles.method}>
        {[
          getMethodText(text, isServed, isMeasured),
          hasFacts ? (
            <span key="block" className={styles.blocks}>
              {gap}
              {text.blockMethod}
            </span>
          ) : null,
          hasFacts ? (
            <span key="proof" className={styles.proof}>
              {gap}
              {text.proofMethod}
            </span>
          ) : null,
          hasDays ? (
            <span key="bars" className={styles.bars}>
              {gap}
              {text.bars}
            </span>
          ) : null,
          isSample && isMeasured ? [gap, <DemoMark key="demo" locale={locale} />] : null,
        ]}
      </p>
    </>
  );
});

/** Minutes lost, or the percentage when the back end has no daily data. */
const getReading = ({ lost, availability }: NodeRow, locale: Locale) =>
  lost === null ? withPercent(availability, locale) : formatMinutes(lost, locale);

function getFigureHead(text: (typeof messages)[Locale], isServed: boolean, isMeasured: boolean): string {
  if (!isServed) return text.tabsLabel;
  return isMeasured ? text.downtime : text.availability;
}

function getMethodText(text: (typeof messages)[Locale], isServed: boolean, isMeasured: boolean): string {
  if (!isServed) return text.notServed;
  return isMeasured ? text.method : text.noMethod;
}

type RowProps = Pick<Props, "locale" | "base"> & {
  row: NodeRow;
  height: Height | undefined;
  isBrief: boolean;
  hasFacts: boolean;
};

// Memoised: unchanged rows do not re-render while the visitor types.
const Row = memo(function Row({ row, height, locale, base, isBrief, hasFacts }: RowProps) {
  const text = messages[locale];
  const interfaces = row.interfaces.map((id) => technicalName(id, locale));
  return (
    <tr role="row">
      <th role="rowheader">
        <ChainIcon chain={row.key} />
        <a href={`${base}${row.key}/`}>{row.name}</a>
        <code>{row.key}</code>
        {row.isPartner ? <span className={styles.partner}>{text.partner}</span> : null}
      </th>
      <td role="cell" className={styles.networks}>
        {row.networks.map(joinName).join(getPunctuation(locale).listComma)}
      </td>
      <td role="cell" className={styles.interfaces}>
        {joinNames(isBrief ? briefNames(interfaces) : interfaces)}
      </td>
      {hasFacts ? <Facts row={row} height={height} locale={locale} /> : null}
      <td role="cell" className={styles.days}>
        {row.levels ? <DayBars levels={row.levels} gap={4 / 3} locale={locale} /> : null}
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
          text.tabs[row.status]
        )}
      </td>
    </tr>
  );
});
