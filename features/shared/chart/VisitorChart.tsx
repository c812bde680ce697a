"use client";

import { useEffect, useState } from "react";

import { LatencyStore, percentile } from "@/features/shared/latency/LatencyStore";
import type { Target } from "@/features/shared/latency/LatencyStore";
import { formatNumber, sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { chooseRegion } from "@/features/shared/platform/chosenRegion";
import { regionName } from "@/features/shared/platform/regions";
import { Button } from "@/features/shared/ui/Button";
import { Select } from "@/features/shared/ui/Select";
import { Table, TableHead } from "@/features/shared/ui/Table";

import { findTimeZone, listTimeZones } from "./findTimeZone";
import { harbours } from "./harbours";
import { getFloorMs, measureDistance } from "./measureDistance";
import { VisitorLayer } from "./VisitorLayer";
import { visitorMessages } from "./visitorMessages";

import styles from "./VisitorChart.module.css";

type Props = { targets: readonly Target[]; locale: Locale };

/** The measured target that is the site itself. */
const siteTarget = { id: "site", url: "/api/console/ping/" };

const readTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The visitor on the chart: a location from the time zone or chosen, its minimum latencies, and this browser's
 * measurements.
 */
export const VisitorChart = observer(function VisitorChart({ targets, locale }: Props) {
  const text = visitorMessages[locale];
  const [store] = useState(() => new LatencyStore([...targets, siteTarget]));
  const [zone, setZone] = useState(() => (findTimeZone(readTimeZone()) ? readTimeZone() : ""));
  // Starts at once: the button that loads it requests a measurement.
  useEffect(() => void store.measure(), [store]);
  const position = findTimeZone(zone);
  const isAnyConnected = targets.some(({ url }) => url);
  const isMeasuring = store.state.kind === "measuring";
  const figure = (ms: number) => text.milliseconds(formatNumber(Math.round(ms * 10) / 10, locale));
  const getMeasured = (id: string) => percentile(store.results[id]?.samples ?? [], 0.5);
  const describe = ({ id, url }: Target) => {
    const median = getMeasured(id);
    if (median !== undefined) return figure(median);
    if (!url) return isAnyConnected ? text.noUrl : "–";
    return store.results[id] ? text.lost : "–";
  };
  const floors = new Map(
    harbours.map((harbour) => [harbour.id, position && getFloorMs(measureDistance(position, harbour.position))]),
  );
  const [nearest] = harbours
    .flatMap(({ id }) => {
      const ms = isAnyConnected ? getMeasured(id) : floors.get(id);
      return ms === undefined ? [] : [{ id, ms }];
    })
    .toSorted((a, b) => a.ms - b.ms);
  return (
    <div className={styles.root}>
      {position ? <VisitorLayer position={position} floors={floors} getMeasured={getMeasured} locale={locale} /> : null}
      <Table label={text.table} data-figure="">
        <TableHead heads={[text.place, position && text.floor, text.measured]} />
        <tbody>
          {harbours.map(({ id }) => {
            const target = targets.find((one) => one.id === id) ?? { id, url: undefined };
            const floor = floors.get(id);
            return floor === undefined && !target.url ? null : (
              <tr key={id}>
                <th scope="row">{regionName(id, locale)}</th>
                {floor === undefined ? null : <td>{text.milliseconds(formatNumber(Math.round(floor), locale))}</td>}
                <td>{describe(target)}</td>
              </tr>
            );
          })}
          <tr>
            <th scope="row">{text.site}</th>
            {position ? <td>–</td> : null}
            <td>{describe(siteTarget)}</td>
          </tr>
        </tbody>
      </Table>
      {nearest ? (
        <div className={styles.nearest}>
          <span>{text.nearest(regionName(nearest.id, locale))}</span>
          <Button size="small" onClick={() => chooseRegion(nearest.id)}>
            {text.use}
          </Button>
        </div>
      ) : null}
      <div className={styles.actions}>
        <Select
          label={text.zone}
          name="time-zone"
          value={zone}
          options={[...(zone ? [] : [{ value: "", label: text.choose }]), ...listTimeZones().map(toOption)]}
          onChange={setZone}
        />
        <Button size="small" onClick={() => void store.measure()} aria-disabled={isMeasuring}>
          {isMeasuring ? text.measuring(store.done, store.all) : text.again}
        </Button>
      </div>
      <p role="status" className="visuallyHidden">
        {store.state.kind === "measured" ? text.done : ""}
      </p>
      <p>
        {isAnyConnected ? null : `${text.noRegion}${sentenceGap(locale)}`}
        {text.note}
      </p>
    </div>
  );
});

const toOption = (name: string) => ({ value: name, label: name.replaceAll("_", " ") });
