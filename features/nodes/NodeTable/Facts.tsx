import { Check, CircleCheck } from "lucide-react";

import { describeProof } from "@/features/shared/catalogue/describeProof";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { blockSeconds } from "@/features/shared/pulse/blockTimes";

import { messages } from "@/features/nodes/messages";
import type { NodeRow } from "@/features/nodes/NodeRow";
import type { Height } from "@/features/nodes/readHeights";
import styles from "./index.module.css";

/** Header cells of the columns that only the full list shows. */
export function FactHeads({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <>
      <th role="columnheader" className={styles.latency} data-figure="">
        {text.latency}
      </th>
      <th role="columnheader" className={styles.block} data-figure="">
        {text.block}
      </th>
      <th role="columnheader" className={styles.fact}>
        {text.archive}
      </th>
      <th role="columnheader" className={styles.fact}>
        {text.trace}
      </th>
    </>
  );
}

type Props = { row: NodeRow; height: Height | undefined; locale: Locale };

/** Latency and latest block of a chain, and how its archive and trace data are known. */
export function Facts({ row, height, locale }: Props) {
  const isServed = row.status === "available";
  return (
    <>
      <td role="cell" className={styles.latency} data-figure="">
        {row.latency === null ? null : `${formatNumber(Math.round(row.latency), locale)}\u00a0ms`}
      </td>
      <td role="cell" className={styles.block} data-figure="">
        {isServed ? <Block chain={row.key} height={height} locale={locale} /> : null}
      </td>
      {[row.archive, row.trace].map((proof, index) => (
        <td key={index} role="cell" className={styles.fact}>
          {proof !== null && isServed ? <Proof proof={proof} locale={locale} /> : null}
        </td>
      ))}
    </>
  );
}

/** A tick in a ring for what answered a probe's call, a tick alone for what the source states. */
function Proof({ proof, locale }: { proof: string; locale: Locale }) {
  const words = describeProof(proof, locale);
  return (
    <span role="img" aria-label={words} title={words} data-source={proof === "source" ? "" : undefined}>
      {proof === "source" ? <Check size={16} /> : <CircleCheck size={16} />}
    </span>
  );
}

type BlockProps = { chain: string; height: Height | undefined; locale: Locale };

/** The latest block of a connected chain; for others the protocol's target interval, if known. */
function Block({ chain, height, locale }: BlockProps) {
  const text = messages[locale];
  if (height)
    return (
      <>
        {height.isDemo ? <small>{text.demo} </small> : null}
        {formatNumber(height.height, locale)}
      </>
    );
  const seconds = blockSeconds[chain];
  if (seconds === undefined) return null;
  const isShort = seconds < 60;
  return (
    <small>
      {isShort
        ? text.everySeconds(formatNumber(seconds, locale))
        : text.everyMinutes(formatNumber(seconds / 60, locale))}
    </small>
  );
}
