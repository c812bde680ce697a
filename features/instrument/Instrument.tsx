import type { ReactNode } from "react";

import { formatNumber, formatShortDay } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regionName, regions, usualRegion } from "@/features/shared/platform/regions";
import type { Latency, Reading } from "@/features/shared/platform/server";
import { Flag } from "@/features/shared/ui/Flag";
import { DemoMark } from "@/features/shared/ui/DemoMark";
import { getLatencyScale, LatencyBar } from "@/features/shared/ui/LatencyBar";

import { messages } from "./messages";
import styles from "./index.module.css";

type Props = {
  latency: Reading<Latency>;
  /** A request and its answer, as one would type them. */
  host: string;
  chain: string;
  /** Compute units of the request. */
  units: number | undefined;
  locale: Locale;
  children: ReactNode;
};

const sampleResponse = "0x1763f2a";

/** The panel of the home page: latency by region as bars with p50 and p95, and a request with its answer. */
export function Instrument({ latency, host, chain, units, locale, children }: Props) {
  const text = messages[locale];
  const { value } = latency;
  const milliseconds = (figure: number | null) =>
    figure === null ? text.gap : text.milliseconds(formatNumber(Math.round(figure), locale));
  const scale = getLatencyScale(value?.regions ?? []);
  return (
    <div className={styles.root} data-instrument="">
      <p className={styles.head}>
        <span className={styles.names} translate="no">
          {chain} · {value?.network ?? "mainnet"} · {value?.method ?? "eth_blockNumber"}
        </span>
        <span>{value ? text.period(value.period) : null}</span>
      </p>
      {value ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{text.region}</th>
              {/* Drawn by its style: a cell with words would want a heading. */}
              <td className={styles.bar} data-scale={milliseconds(scale)} />
              <th scope="col">p50</th>
              <th scope="col">p95</th>
            </tr>
          </thead>
          <tbody>
            {value.regions.map(({ id, p50, p95, day }) => (
              <tr key={id}>
                <th scope="row">
                  <Flag name={regions.find((region) => region.id === id)?.flag ?? "Q"} /> {regionName(id, locale)}
                  {day ? <small> {formatShortDay(day, locale)}</small> : null}
                </th>
                <td className={styles.bar}>
                  <LatencyBar p50={p50} p95={p95} scale={scale} />
                </td>
                <td>{milliseconds(p50)}</td>
                <td>{milliseconds(p95)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={styles.unavailable}>{text.down}</p>
      )}
      <pre
        className={styles.request}
        data-regional=""
        data-fade=""
        tabIndex={0}
        role="group"
        aria-label="curl"
        translate="no"
      >
        <code>
          <span>$ </span>
          {/* One text: the region after the scheme is replaced. */}
          {`curl https://${usualRegion}.`}
          {host}/{chain}/mainnet/<b>KEY</b> \{"\n"}
          {"  "}--json {"'"}
          {'{"jsonrpc":"2.0","id":1,"method":"'}
          <b>eth_blockNumber</b>
          {'"}'}
          {"'\n"}
          <i>{`{"jsonrpc":"2.0","id":1,"result":"${sampleResponse}"}`}</i>
          {units === undefined ? null : <span> · {units} CU</span>}
        </code>
      </pre>
      <div className={styles.note}>
        {value?.sample ? <DemoMark locale={locale} /> : null}
        {children}
      </div>
    </div>
  );
}
