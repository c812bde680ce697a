import { formatNumber, formatShortDay } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regionName, regions } from "@/features/shared/platform/regions";
import type { Latency } from "@/features/shared/platform/server";
import { DemoMark } from "@/features/shared/ui/DemoMark";
import { Flag } from "@/features/shared/ui/Flag";
import { getLatencyScale, LatencyBar } from "@/features/shared/ui/LatencyBar";
import { Panel } from "@/features/shared/ui/Panel";
import { TableHead } from "@/features/shared/ui/Table";

import { messages } from "./messages";
import styles from "./ChainLatency.module.css";

/** The last day's latency of a chain by region: p50 as a bar, p95 as a mark, both as figures; an older one has its day. */
export function ChainLatency({ latency, locale }: { latency: Latency; locale: Locale }) {
  const text = messages[locale];
  const { network, method, period, sample } = latency;
  const scale = getLatencyScale(latency.regions);
  const milliseconds = (figure: number | null) =>
    figure === null ? text.gap : text.milliseconds(formatNumber(Math.round(figure), locale));
  return (
    <Panel
      label={
        <span translate="no">
          {network} · {method}
        </span>
      }
      aside={text.lastPeriod(period)}
      note={
        <div className={styles.note}>
          <span>{text.scale(milliseconds(scale))}</span>
          {sample ? <DemoMark locale={locale} /> : null}
        </div>
      }
    >
      <table className={styles.root}>
        <TableHead heads={[text.region, "", "p50", "p95"]} />
        <tbody>
          {latency.regions.map(({ id, p50, p95, day }) => (
            <tr key={id}>
              <th scope="row">
                <Flag name={regions.find((region) => region.id === id)?.flag ?? "Q"} /> {regionName(id, locale)}
                {day ? <small>{text.lastMeasured(formatShortDay(day, locale))}</small> : null}
              </th>
              <td>
                <LatencyBar p50={p50} p95={p95} scale={scale} />
              </td>
              {p50 === null && p95 === null ? (
                // Said twice it would be wider than a phone.
                <td colSpan={2}>{text.gap}</td>
              ) : (
                <>
                  <td>{milliseconds(p50)}</td>
                  <td>{milliseconds(p95)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
