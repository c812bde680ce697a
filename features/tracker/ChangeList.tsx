import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";

import { findChain } from "@/features/shared/catalogue/catalogue";
import { formatDate, formatNumber, localizePath, withPercent } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regionName } from "@/features/shared/platform/regions";
import type { Changes, Reading } from "@/features/shared/platform/server";
import { Notice } from "@/features/shared/ui/Notice";
import { Outage } from "@/features/shared/ui/Outage";
import { Table } from "@/features/shared/ui/Table";

import { messages } from "./messages";
import styles from "./ChangeList.module.css";
import shared from "./index.module.css";

type Props = { changes: Reading<Changes>; limit: number; locale: Locale };

// Beside the word, and never colour alone.
const icons = { down: CircleX, degraded: TriangleAlert, recovered: CircleCheck };

function Icon({ kind }: { kind: keyof typeof icons }) {
  const Drawing = icons[kind];
  return <Drawing size={14} aria-hidden="true" />;
}

/** When a chain fell or came back in a region, the newest first. */
export function ChangeList({ changes, limit, locale }: Props) {
  const text = messages[locale];
  const { value, failedSince } = changes;
  if (!value) {
    return (
      <Outage locale={locale} since={failedSince}>
        {text.down}
      </Outage>
    );
  }
  if (value.changes.length === 0) return <Notice tone="ok">{text.noChanges}</Notice>;
  return (
    <>
      {value.sample ? (
        <p className={shared.note}>
          <strong>{text.sample}</strong>
        </p>
      ) : null}
      <Table label={text.changes} className={styles.root} role="table" data-stacked="">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {text.day}
            </th>
            <th role="columnheader" scope="col">
              {text.chain}
            </th>
            <th role="columnheader" scope="col">
              {text.region}
            </th>
            <th role="columnheader" scope="col">
              {text.what}
            </th>
            <th role="columnheader" scope="col">
              {text.percent}
            </th>
            <th role="columnheader" scope="col">
              {text.probes}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {value.changes.slice(0, limit).map(({ id, day, protocol, region, kind, percent, samples }) => (
            <tr key={id} id={id} role="row">
              <td role="cell">
                <time dateTime={day}>{formatDate(day, locale)}</time>
              </td>
              <th role="rowheader" scope="row">
                <a href={localizePath(`/nodes/${protocol}/`, locale)}>{findChain(protocol)?.name ?? protocol}</a>
              </th>
              <td role="cell">{regionName(region, locale)}</td>
              <td role="cell" data-kind={kind}>
                <Icon kind={kind} /> {text.kinds[kind]}
              </td>
              <td role="cell">{withPercent(formatNumber(percent, locale, { minimumFractionDigits: 2 }), locale)}</td>
              <td role="cell">{formatNumber(samples, locale)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={shared.note}>
        {text.feeds}
        <a href={localizePath("/feeds/changes.xml", locale)}>RSS</a> ·{" "}
        <a href={localizePath("/feeds/changes.json", locale)}>JSON</a>
      </p>
    </>
  );
}
