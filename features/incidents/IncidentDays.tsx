import { formatNumber, getPunctuation, sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { DayBars } from "@/features/shared/ui/DayBars";
import { toShade } from "@/features/shared/ui/DayBars/levels";
import { DemoMark } from "@/features/shared/ui/DemoMark";
import { Panel } from "@/features/shared/ui/Panel";
import { Table } from "@/features/shared/ui/Table";

import { messages } from "./messages";
import type { Curve } from "./readCurve";
import styles from "./IncidentDays.module.css";

type Props = { curve: Curve; isSample: boolean; locale: Locale };

/** The days around an incident in the tracker's colours, on one scale up to the day with the most minutes. */
export function IncidentDays({ curve: { series, rows, quiet, isSample }, isSample: isMarked, locale }: Props) {
  const text = messages[locale];
  const values = rows.flatMap((row) => row.values);
  const most = Math.max(1, ...values.map((minutes) => minutes ?? 0));
  const notes = [
    quiet.length > 0 && text.quiet(quiet.join(getPunctuation(locale).listComma)),
    text.curveNote,
    values.includes(undefined) && text.unmeasuredNote,
  ];
  return (
    <Panel
      label={text.curve}
      note={
        <>
          {notes.filter(Boolean).join(sentenceGap(locale))}
          {isSample && !isMarked ? <DemoMark locale={locale} /> : null}
        </>
      }
    >
      <Table className={styles.root} aria-label={text.curve}>
        <thead>
          <tr>
            {rows.map(({ label, isOwn }) => (
              <th key={label} scope="col" data-own={isOwn}>
                {/* A date may break between day and month. */}
                {label.replace("\u00a0", " ").replace("月", "月\u200b")}
              </th>
            ))}
          </tr>
        </thead>
        {series.map(({ name, isAffected }, index) => (
          <tbody key={name} data-affected={isAffected}>
            <tr>
              <th scope="rowgroup" colSpan={rows.length}>
                {name}
              </th>
            </tr>
            <tr>
              {rows.map(({ label, values: ofDay }) => (
                <Day key={label} minutes={ofDay[index]} most={most} locale={locale} />
              ))}
            </tr>
          </tbody>
        ))}
      </Table>
    </Panel>
  );
}

function Day({ minutes, most, locale }: { minutes: number | undefined; most: number; locale: Locale }) {
  return (
    <td data-none={minutes === 0}>
      <div className={styles.bar}>
        <div style={{ blockSize: `${((minutes ?? 0) * 100) / most}%` }}>
          <DayBars levels={minutes === undefined ? "-" : String(toShade(minutes))} locale={locale} isHidden />
        </div>
      </div>
      {minutes === undefined ? messages[locale].unmeasured : formatNumber(minutes, locale)}
    </td>
  );
}
