"use client";

import { useMemo, useRef, useState } from "react";
import type { KeyboardEvent } from "react";

import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { Notice } from "@/features/shared/ui/Notice";
import { Table, TableHead } from "@/features/shared/ui/Table";
import { useUrlState } from "@/features/shared/ui/useUrlState";
import { ShadeLegend } from "@/features/shared/ui/DayBars/ShadeLegend";

import { noChoices, readChoices, writeChoices } from "./choices";
import { ChoiceBar } from "./ChoiceBar";
import { DateAxis } from "./DateAxis";
import { decodeDays } from "./days";
import { FleetPanel } from "./FleetPanel";
import { listShown } from "./listShown";
import { messages } from "./messages";
import type { TrackerRow } from "./toTrackerRows";
import { TrackerLine } from "./TrackerLine";
import styles from "./TrackerBoard.module.css";

/** `to` is the last day of all rows. */
type Props = { rows: TrackerRow[]; to: string; locale: Locale };

// Phones list the rest at a press of the button; the style sheet has the same number.
const phoneRows = 20;

/** Every measured chain with its days: range, region, order and search are in the URL. */
export function TrackerBoard({ rows, to, locale }: Props) {
  const text = messages[locale];
  const root = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState(noChoices);
  const [isComplete, setComplete] = useState(false);
  useUrlState(
    root,
    () => writeChoices(choices),
    (query) => setChoices(readChoices(query)),
  );
  const measured = useMemo(() => rows.map((row) => ({ row, days: row.days.map(decodeDays) })), [rows]);
  const shown = useMemo(() => listShown(measured, choices), [measured, choices]);
  const { range, region } = choices;
  const isOneDay = range === 1;
  // A single day or chain compares nothing: its row says the same.
  const hasChart = shown.length > 1 && !isOneDay;
  const quiet = shown.filter(({ summary: { lost, cells } }) => isOneDay && lost === 0 && !cells.includes(null));
  const drawn = shown.filter((line) => !quiet.includes(line));
  const longest = Math.max(...drawn.map(({ summary: { lost } }) => lost ?? 0));
  const clear = () => {
    setChoices((before) => ({ ...before, q: "" }));
    root.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus();
  };
  return (
    <div ref={root} className={styles.root} data-url-state="">
      <ChoiceBar
        choices={choices}
        found={text.found(formatNumber(shown.length, locale), shown.length)}
        locale={locale}
        onChoose={(change) => setChoices((before) => ({ ...before, ...change }))}
      >
        <ShadeLegend locale={locale} />
      </ChoiceBar>
      {hasChart ? <FleetPanel rows={shown} to={to} range={range} region={region} locale={locale} /> : null}
      {shown.length > 0 ? null : (
        <Notice
          tone="empty"
          action={
            <Button size="small" onClick={clear}>
              {text.clear}
            </Button>
          }
        >
          {text.none(choices.q.trim())}
        </Notice>
      )}
      {drawn.length === 0 ? null : (
        <Table
          className={styles.table}
          aria-label={text.title}
          data-sticky=""
          data-complete={isComplete}
          role="table"
          onKeyDown={moveBetweenRows}
        >
          <TableHead
            heads={[
              text.chain,
              <DateAxis key="days" range={range} to={to} region={region} locale={locale} />,
              text.downtime,
              text.percent,
            ]}
            figures={[text.downtime, text.percent]}
          />
          <tbody role="rowgroup">
            {drawn.map((line, index) => (
              <TrackerLine
                key={line.row.key}
                {...line}
                to={to}
                isOneDay={isOneDay && region === undefined}
                share={isOneDay && region !== undefined ? (line.summary.lost ?? longest) / longest : 1}
                isFirst={index === 0}
                locale={locale}
              />
            ))}
          </tbody>
        </Table>
      )}
      {isComplete || drawn.length <= phoneRows ? null : (
        <p className={styles.more}>
          <Button onClick={() => setComplete(true)}>{text.all(formatNumber(drawn.length, locale))}</Button>
        </p>
      )}
      {quiet.length === 0 ? null : (
        <section className={styles.quiet} aria-labelledby="quiet">
          <h3 id="quiet">{text.quiet(formatNumber(quiet.length, locale), quiet.length)}</h3>
          <ul>
            {quiet.map(({ row: { key, name } }) => (
              <li key={key}>
                <a href={localizePath(`/nodes/${key}/#availability`, locale)}>
                  <ChainIcon chain={key} size={16} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Up and down move between chains' strips. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const strips = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-strip]")];
  const index = strips.findIndex((strip) => strip === event.target);
  if (step === undefined || index < 0) return;
  event.preventDefault();
  strips[index + step]?.focus();
}
