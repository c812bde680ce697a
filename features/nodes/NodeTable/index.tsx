import { memo } from "react";

import { briefNames, joinName, joinNames, networkName, technicalName } from "@/features/shared/catalogue/names";
import { formatNumber, sentenceGap, getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { DemoMark } from "@/features/shared/ui/DemoMark";
import { Table } from "@/features/shared/ui/Table";

import { messages } from "@/features/nodes/messages";
import type { NodeRow } from "@/features/nodes/NodeRow";
import { Facts } from "./Facts";
import { Reading } from "./Reading";
import styles from "./index.module.css";

type Props = {
  rows: readonly NodeRow[];
  /** Number of rows shown. */
  count: number;
  locale: Locale;
  /** Where a row leads, with `{key}` in place of the chain. */
  link: string;
  isSample: boolean;
  /** `brief` leaves out what the chain's page tells; `offer` what was measured on the shared nodes. */
  kind?: NodeTableKind;
};

export type NodeTableKind = "full" | "brief" | "offer";

// Off-screen parts of long lists are not laid out.
const usual = 120;

/** Table of chains: one row each, linking to the chain's page. */
// The rows are grids with the same columns, so that content-visibility can skip off-screen rows; `display: grid`
// removes the table semantics, so roles restore them.
export const NodeTable = memo(function NodeTable({ rows, count, locale, link, isSample, kind = "full" }: Props) {
  const text = messages[locale];
  const gap = sentenceGap(locale);
  const isOffer = kind === "offer";
  const maxLost = Math.max(...rows.map(({ lost }) => lost ?? 0));
  const isMeasured = rows.length === 0 || rows.some((row) => row.isMeasured);
  const isServed = rows.length === 0 || rows.some(({ status }) => status === "available");
  const isEnded = rows.length > 0 && rows.every(({ status }) => status === "inactive");
  // Of chains that are not served nothing is measured.
  const hasFacts = kind !== "brief" && isServed;
  // Without a ring in the list there is nothing to explain.
  const hasProof =
    hasFacts && rows.some((row) => [row.archive, row.trace].some((proof) => proof && proof !== "source"));
  const columns = { hasFacts, hasLatency: kind === "full" && isServed, hasReading: !isOffer || !isServed };
  return (
    <>
      <Table
        className={styles.root}
        role="table"
        aria-label={text.title}
        data-kind={getLayout(kind, isServed)}
        data-long={rows.length > usual ? "" : undefined}
      >
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">{text.chain}</th>
            <th role="columnheader">{text.network}</th>
            <th role="columnheader">{isEnded ? text.formerInterface : text.interface}</th>
            {hasFacts ? (
              <th role="columnheader" className={styles.facts}>
                {text.features}
              </th>
            ) : null}
            {columns.hasLatency ? (
              <th role="columnheader" className={styles.latency} data-figure="">
                {text.latency}
              </th>
            ) : null}
            {columns.hasReading ? (
              <th role="columnheader" data-figure="">
                {getFigureHead(text, isServed, isMeasured)}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.slice(0, count).map((row) => (
            <Row key={row.key} row={row} maxLost={maxLost} locale={locale} link={link} {...columns} />
          ))}
        </tbody>
      </Table>
      {isServed && (columns.hasReading || hasProof) ? (
        <p className={styles.method}>
          {[
            columns.hasReading ? text[isMeasured ? "method" : "noMethod"] : null,
            columns.hasLatency && isMeasured ? (
              <span key="medians" className={styles.medians}>
                {gap}
                {text.medianMethod}
              </span>
            ) : null,
            hasProof ? (
              <span key="proof" className={styles.proof}>
                {columns.hasReading ? gap : null}
                {text.proofMethod}
              </span>
            ) : null,
            isSample && isMeasured && columns.hasReading ? [gap, <DemoMark key="demo" locale={locale} />] : null,
          ]}
        </p>
      ) : null}
    </>
  );
});

function getLayout(kind: NodeTableKind, isServed: boolean): string | undefined {
  if (!isServed) return "away";
  return kind === "brief" ? undefined : kind;
}

function getFigureHead(text: (typeof messages)[Locale], isServed: boolean, isMeasured: boolean): string {
  if (!isServed) return text.next;
  return isMeasured ? text.downtime : text.availability;
}

type RowProps = Pick<Props, "locale" | "link"> & {
  row: NodeRow;
  maxLost: number;
  hasFacts: boolean;
  hasLatency: boolean;
  hasReading: boolean;
};

// Memoised: unchanged rows do not re-render while the visitor types.
const Row = memo(function Row({ row, maxLost, locale, link, hasFacts, hasLatency, hasReading }: RowProps) {
  const text = messages[locale];
  const interfaces = row.interfaces.map((id) => technicalName(id, locale));
  const brief = briefNames(interfaces);
  return (
    <tr role="row">
      <th role="rowheader">
        <ChainIcon chain={row.key} />
        <a href={link.replace("{key}", row.key)}>{row.name}</a>
        <code>{row.key}</code>
        {row.isPartner ? <span className={styles.partner}>{text.partner}</span> : null}
      </th>
      <td role="cell" className={styles.networks}>
        {row.networks.map((name) => joinName(networkName(name, locale))).join(getPunctuation(locale).listComma)}
      </td>
      <td role="cell" className={styles.interfaces}>
        {brief.length < interfaces.length ? (
          <span title={joinNames(interfaces)}>{joinNames(brief)}</span>
        ) : (
          joinNames(interfaces)
        )}
      </td>
      {hasFacts ? <Facts row={row} locale={locale} /> : null}
      {hasLatency ? (
        <td role="cell" className={styles.latency} data-figure="" data-word={row.latency === null ? undefined : "p50"}>
          {row.latency === null ? null : `${formatNumber(Math.round(row.latency), locale)}\u00a0ms`}
        </td>
      ) : null}
      {hasReading ? <Reading row={row} maxLost={maxLost} locale={locale} /> : null}
    </tr>
  );
});
