import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { DayBars } from "@/features/shared/ui/DayBars";
import { toShade } from "@/features/shared/ui/DayBars/levels";
import { DemoMark } from "@/features/shared/ui/DemoMark";
import { Panel } from "@/features/shared/ui/Panel";
import { Table } from "@/features/shared/ui/Table";

import type { Incident } from "./incident";
import { messages } from "./messages";
import type { Curve } from "./readCurve";
import styles from "./IncidentDays.module.css";

type Props = { curve: Curve; incident: Incident; locale: Locale };

/** The days around an incident in the tracker's colours, with their minutes; leads to the tracker's row. */
export function IncidentDays({ curve: { series, rows, isSample }, incident, locale }: Props) {
  const text = messages[locale];
  const hasGap = rows.some(({ values }) => values.includes(undefined));
  return (
    <Panel
      label={text.curve}
      note={
        <>
          {text.curveNote} {hasGap ? `${text.unmeasuredNote} ` : null}
          <a href={toTrackerHref(incident, locale)}>{text.tracker}</a>
          {isSample && !incident.isSample ? <DemoMark locale={locale} /> : null}
        </>
      }
    >
      <Table className={styles.root} aria-label={text.curve}>
        <thead>
          <tr>
            {rows.map(({ label }) => (
              <th key={label} scope="col">
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
              {rows.map(({ label, values }) => (
                <Day key={label} minutes={values[index]} locale={locale} />
              ))}
            </tr>
          </tbody>
        ))}
      </Table>
    </Panel>
  );
}

function Day({ minutes, locale }: { minutes: number | undefined; locale: Locale }) {
  return (
    <td data-shade={minutes === undefined ? undefined : toShade(minutes)}>
      <DayBars levels={minutes === undefined ? "-" : String(toShade(minutes))} locale={locale} isHidden />
      {/* A line tells that there were none; the space keeps the height of a figure. */}
      {minutes === 0 ? "\u00a0" : null}
      <span className={minutes === 0 ? "visuallyHidden" : undefined}>
        {minutes === undefined ? messages[locale].unmeasured : formatNumber(minutes, locale)}
      </span>
    </td>
  );
}

/** The tracker with the affected chain and region chosen, where there is one of each. */
function toTrackerHref({ chains, regions }: Incident, locale: Locale): string {
  const [chain = "", ...otherChains] = chains;
  const [region = "", ...otherRegions] = regions;
  const query = new URLSearchParams({
    ...(chain && otherChains.length === 0 ? { q: chain } : {}),
    ...(region && otherRegions.length === 0 ? { region } : {}),
  });
  return `${localizePath("/tracker/", locale)}${query.size > 0 ? `?${query}` : ""}`;
}
