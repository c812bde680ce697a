import { CircleX } from "lucide-react";

import { findChain } from "@/features/shared/catalogue/catalogue";
import { formatDate, localizePath, withPercent } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regionName } from "@/features/shared/platform/regions";
import type { Changes, Reading } from "@/features/shared/platform/server";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { sumDowntime } from "@/features/shared/ui/DayBars/downtime";
import { toMinutes } from "@/features/shared/ui/DayBars/levels";
import { DemoMark } from "@/features/shared/ui/DemoMark";
import { Notice } from "@/features/shared/ui/Notice";
import { Outage } from "@/features/shared/ui/Outage";
import { Table } from "@/features/shared/ui/Table";

import { findIncidents } from "./findIncidents";
import { formatMinutes } from "@/features/shared/ui/DayBars/formatMinutes";
import { messages } from "./messages";
import styles from "./ChangeList.module.css";
import shared from "./index.module.css";

type Props = { changes: Reading<Changes>; limit: number; now: Date; locale: Locale };

/** Incidents of chains by region with their downtime and recovery, latest first. */
export function ChangeList({ changes, limit, now, locale }: Props) {
  const text = messages[locale];
  const { value, failedSince } = changes;
  if (!value) {
    return (
      <Outage locale={locale} since={failedSince}>
        {text.down}
      </Outage>
    );
  }
  const incidents = findIncidents(value.changes).slice(0, limit);
  if (incidents.length === 0) return <Notice tone="ok">{text.noChanges}</Notice>;
  const most = Math.max(...incidents.map(({ percent }) => toMinutes(percent)));
  const heads = [text.day, text.chain, text.region, text.downtime, text.percent, text.backOn];
  return (
    <>
      <Table label={text.changes} className={styles.root} role="table" data-stacked="">
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((head) => (
              <th key={head} role="columnheader" scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {incidents.map(({ id, day, protocol, region, kind, percent, recovered }) => (
            <tr key={id} id={id} role="row">
              <td role="cell">
                <time dateTime={day}>{formatDate(day, locale)}</time>
              </td>
              <th role="rowheader" scope="row">
                <a href={localizePath(`/nodes/${protocol}/`, locale)}>
                  <ChainIcon chain={protocol} />
                  {findChain(protocol)?.name ?? protocol}
                </a>
              </th>
              <td role="cell">{regionName(region, locale)}</td>
              <td role="cell" data-kind={kind}>
                {/* Beside the word, and never colour alone. */}
                {kind === "down" ? <CircleX size={14} aria-hidden="true" /> : null}
                {kind === "down" ? " " : null}
                {formatMinutes(toMinutes(percent), locale)}
                <Minutes minutes={toMinutes(percent)} most={most} />
              </td>
              <td role="cell">{withPercent(sumDowntime([toMinutes(percent)])?.percent ?? "", locale)}</td>
              <td
                role="cell"
                data-label={text.backOn}
                data-pending={recovered === undefined && isNewest(day, now) ? "" : undefined}
              >
                {recovered ? (
                  <time dateTime={recovered}>{formatDate(recovered, locale)}</time>
                ) : (
                  describeMissing(day, now, locale)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={shared.note}>
        {value.sample ? <DemoMark locale={locale} /> : null}
        {text.feeds}
        <a href={localizePath("/feeds/changes.xml", locale)}>RSS</a> ·{" "}
        <a href={localizePath("/feeds/changes.json", locale)}>JSON</a>
      </p>
    </>
  );
}

/** Lost minutes as a bar, on the scale of the longest downtime shown. */
const Minutes = ({ minutes, most }: { minutes: number; most: number }) => (
  <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <path d={`M0 0h${Math.max(1, Math.round((100 * minutes) / most))}v6H0z`} />
  </svg>
);

/** Instead of a recovery. */
const describeMissing = (day: string, now: Date, locale: Locale) =>
  messages[locale][isNewest(day, now) ? "pending" : "stillDown"];

/** Whether a day is the last one that is over, so that no later figures exist which could show a recovery. */
const isNewest = (day: string, now: Date) => now.getTime() - Date.parse(day) < 48 * 3_600_000;
