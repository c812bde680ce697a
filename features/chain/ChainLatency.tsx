import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regionName, regions } from "@/features/shared/platform/regions";
import type { Latency } from "@/features/shared/platform/server";
import { DemoMark } from "@/features/shared/ui/DemoMark";
import { Flag } from "@/features/shared/ui/Flag";
import { Panel } from "@/features/shared/ui/Panel";

import { messages } from "./messages";
import styles from "./ChainLatency.module.css";

// The scale ends at a round figure.
const stepMs = 50;

/** The last day's latency of a chain by region: p50 as a bar, p95 as a mark, and both as figures. */
export function ChainLatency({ latency, locale }: { latency: Latency; locale: Locale }) {
  const text = messages[locale];
  const { network, method, period, sample } = latency;
  const most = Math.max(1, ...latency.regions.map(({ p95 }) => p95 ?? 0));
  const scale = Math.ceil((most * 1.05) / stepMs) * stepMs;
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
        <thead>
          <tr>
            <th scope="col">{text.region}</th>
            <td />
            <th scope="col">p50</th>
            <th scope="col">p95</th>
          </tr>
        </thead>
        <tbody>
          {latency.regions.map(({ id, p50, p95 }) => (
            <tr key={id}>
              <th scope="row">
                <Flag name={regions.find((region) => region.id === id)?.flag ?? "Q"} /> {regionName(id, locale)}
              </th>
              <td>
                <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                  <path className={styles.track} d="M0 3h100v6H0z" />
                  {p50 === null ? null : <path className={styles.p50} d={`M0 3h${(p50 / scale) * 100}v6H0z`} />}
                  {p95 === null ? null : <path className={styles.p95} d={`M${(p95 / scale) * 100} 0h1v12h-1z`} />}
                </svg>
              </td>
              <td>{milliseconds(p50)}</td>
              <td>{milliseconds(p95)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
