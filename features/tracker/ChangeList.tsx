import { CircleX } from "lucide-react";

import { findChain } from "@/features/shared/catalogue/catalogue";
import { formatDate, formatNumber, localizePath, withPercent } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regionName } from "@/features/shared/platform/regions";
import type { Changes, Reading } from "@/features/shared/platform/server";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { sumDowntime } from "@/features/shared/ui/DayBars/downtime";
import { toMinutes } from "@/features/shared/ui/DayBars/levels";
import { DemoMark } from "@/features/shared/ui/DemoMark";
import { Disclosure } from "@/features/shared/ui/Disclosure";
import { Notice } from "@/features/shared/ui/Notice";
import { Outage } from "@/features/shared/ui/Outage";
import { Table, TableHead } from "@/features/shared/ui/Table";

import { findIncidents } from "./findIncidents";
import type { Incident } from "./findIncidents";
import { formatMinutes } from "@/features/shared/ui/DayBars/formatMinutes";
import { messages } from "./messages";
import { namePlace } from "./namePlace";
import styles from "./ChangeList.module.css";
import shared from "./index.module.css";

/** What was written about an incident; without chains or regions it concerns all. */
type Report = {
  path: string;
  started: string;
  resolved: string | undefined;
  chains: readonly string[];
  regions: readonly string[];
};

type Props = {
  changes: Reading<Changes>;
  reports: readonly Report[];
  /** Number of days. */
  limit: number;
  now: Date;
  locale: Locale;
};

/** Incidents of chains by region, latest day first: each day opens its chains with their downtime, recovery and report. */
export function ChangeList({ changes, reports, limit, now, locale }: Props) {
  const text = messages[locale];
  const { value, failedSince } = changes;
  if (!value) {
    return (
      <Outage locale={locale} since={failedSince}>
        {text.down}
      </Outage>
    );
  }
  const days = [...Map.groupBy(findIncidents(value.changes), ({ day }) => day)].slice(0, limit);
  if (days.length === 0) return <Notice tone="ok">{text.noChanges}</Notice>;
  return (
    <>
      {days.map(([day, incidents]) => (
        <Disclosure
          key={day}
          className={styles.day}
          summary={<DayHead {...{ day, incidents, reports, now, locale }} />}
        >
          <DayTable {...{ day, incidents, reports, now, locale }} />
        </Disclosure>
      ))}
      <p className={shared.note}>
        {value.sample ? <DemoMark locale={locale} /> : null}
        {text.feeds}
        <a href={localizePath("/feeds/changes.xml", locale)}>RSS</a> ·{" "}
        <a href={localizePath("/feeds/changes.json", locale)}>JSON</a>
      </p>
    </>
  );
}

type DayProps = Pick<Props, "reports" | "now" | "locale"> & { day: string; incidents: readonly Incident[] };

/** A day's number of incidents, the longest of them, and how many have a report. */
function DayHead({ day, incidents, reports, now, locale }: DayProps) {
  const text = messages[locale];
  const count = (number: number) => formatNumber(number, locale);
  const reported = new Set(incidents.map((incident) => findReport(incident, reports, now)).filter(Boolean)).size;
  return (
    <span className={styles.head}>
      <time dateTime={day}>{formatDate(day, locale)}</time>
      <span>{text.interruptions(count(incidents.length), incidents.length)}</span>
      <span>{describeLongest(incidents, locale)}</span>
      {reported > 0 ? <b>{text.reports(count(reported), reported)}</b> : null}
    </span>
  );
}

/** The most minutes of a place; the first of those that tie is named. */
function describeLongest(incidents: readonly Incident[], locale: Locale): string {
  const [first] = incidents;
  if (!first) return "";
  const minutes = toMinutes(first.percent);
  const tied = incidents.filter(({ percent }) => toMinutes(percent) === minutes).length;
  return messages[locale].longest(
    formatMinutes(minutes, locale),
    namePlace({ name: getName(first.protocol), region: first.region }, tied, locale),
  );
}

function DayTable({ day, incidents, reports, now, locale }: DayProps) {
  const text = messages[locale];
  const most = Math.max(...incidents.map(({ percent }) => toMinutes(percent)));
  const heads = [text.chain, text.region, text.downtime, text.percent, text.backOn];
  const found = incidents.map((incident) => findReport(incident, reports, now));
  return (
    <Table label={`${text.changes}, ${formatDate(day, locale)}`} className={styles.root} role="table" data-stacked="">
      <TableHead heads={heads} />
      <tbody role="rowgroup">
        {incidents.map(({ id, protocol, region, kind, percent, recovered }, index) => (
          <tr key={id} id={id} role="row">
            <th role="rowheader" scope="row">
              <a href={localizePath(`/nodes/${protocol}/`, locale)}>
                <ChainIcon chain={protocol} />
                {getName(protocol)}
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
              <ReportLink report={found[index]} locale={locale} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const ReportLink = ({ report, locale }: { report: Report | undefined; locale: Locale }) =>
  report ? (
    <>
      {" · "}
      <a href={report.path}>{messages[locale].report}</a>
    </>
  ) : null;

const findReport = ({ day, protocol, region }: Incident, reports: readonly Report[], now: Date): Report | undefined =>
  reports.find(
    ({ started, resolved = now.toISOString(), chains, regions }) =>
      day >= started.slice(0, 10) &&
      day <= resolved.slice(0, 10) &&
      (chains.length === 0 || chains.includes(protocol)) &&
      (regions.length === 0 || regions.includes(region)),
  );

const getName = (protocol: string) => findChain(protocol)?.name ?? protocol;

/** Lost minutes as a bar, on the scale of the longest downtime of the day. */
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
