import { useState } from "react";

import { messages } from "@/features/console/messages";
import type { Menu } from "@/features/console/model";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { regionName } from "@/features/shared/platform/regions";
import { Button } from "@/features/shared/ui/Button";

import { LatencyStore, percentile } from "@/features/shared/latency/LatencyStore";
import type { Measured } from "@/features/shared/latency/LatencyStore";
import styles from "@/features/console/index.module.css";
import { Table, TableHead } from "@/features/shared/ui/Table";

import { Part } from "./Part";

type Props = { regions: Menu["regions"]; locale: Locale; isOpen: boolean };

const here = "site";

/** The latency from this browser to every region that has a URL for it, and to the site itself. */
export const LatencyPane = observer(function LatencyPane({ regions, locale, isOpen }: Props) {
  const text = messages[locale];
  const [store] = useState(
    () =>
      new LatencyStore([
        ...regions.filter(({ url }) => url).map(({ id, url }) => ({ id, url })),
        { id: here, url: "/api/console/ping/" },
      ]),
  );
  const isMeasuring = store.state.kind === "measuring";
  return (
    <Part name="latency" title={text.latency} isOpen={isOpen}>
      <p className={styles.note}>{text.latencyNote}</p>
      <Table label={text.latency} data-figure="">
        <TableHead heads={[text.place, "p50", "p95", text.samples, text.lost]} />
        <tbody>
          {store.targets.map(({ id }) => (
            <tr key={id}>
              <th scope="row">{id === here ? text.here : regionName(id, locale)}</th>
              <Figures measured={store.results[id]} locale={locale} />
            </tr>
          ))}
        </tbody>
      </Table>
      {regions.some(({ url }) => !url) ? <p className={styles.note}>{text.notConfigured}</p> : null}
      <div className={styles.actions}>
        <Button size="small" onClick={() => void store.measure()} aria-disabled={isMeasuring}>
          {text.measure}
        </Button>
        <p className={styles.status} role="status">
          {store.state.kind === "idle" ? null : (
            <span>{text.measuring(formatNumber(store.done, locale), formatNumber(store.all, locale))}</span>
          )}
        </p>
      </div>
    </Part>
  );
});

function Figures({ measured, locale }: { measured: Measured | undefined; locale: Locale }) {
  const text = messages[locale];
  const figure = (share: number) => {
    const value = measured && percentile(measured.samples, share);
    if (value !== undefined) return `${formatNumber(Math.round(value * 10) / 10, locale)} ${text.time}`;
    return measured ? text.unreachable : "–";
  };
  return (
    <>
      <td>{figure(0.5)}</td>
      <td>{figure(0.95)}</td>
      <td>{measured ? formatNumber(measured.samples.length, locale) : "–"}</td>
      <td>{measured ? formatNumber(measured.lost, locale) : "–"}</td>
    </>
  );
}
