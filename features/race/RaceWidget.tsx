"use client";

import { useEffect, useState } from "react";

import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Target } from "@/features/shared/latency/LatencyStore";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";

import { EndpointField } from "./EndpointField";
import { Lane } from "./Lane";
import { messages } from "./messages";
import { nameTarget, pastedId } from "./nameTarget";
import { RaceStore } from "./RaceStore";
import { getAxisEnd } from "./toBins";
import { useElapsed } from "./useElapsed";
import { writeCsv, writeJson } from "./writeCalls";

import styles from "./Race.module.css";

type Props = { targets: readonly Target[]; locale: Locale };

/** The race: starts when mounted, can be repeated, and offers its measurements as a download. */
export const RaceWidget = observer(function RaceWidget({ targets, locale }: Props) {
  const text = messages[locale];
  const [store] = useState(() => new RaceStore(targets));
  useEffect(() => void store.race(), [store]);
  const elapsed = useElapsed(store);
  const samples = store.calls.flatMap(({ ms }) => ms ?? []);
  const axisEnd = getAxisEnd(Math.max(elapsed ?? 0, ...samples));
  const format = (value: number) => formatNumber(value, locale);
  const origin = window.location.origin;
  return (
    <div className={styles.root}>
      <ul className={styles.lanes}>
        {store.targets.map(({ id, url }) => (
          <Lane
            key={id}
            name={nameTarget(id, locale)}
            isConnected={Boolean(url)}
            samples={store.getSamples(id)}
            lost={store.countLost(id)}
            axisEnd={axisEnd}
            elapsed={url ? elapsed : undefined}
            locale={locale}
          />
        ))}
      </ul>
      <div className={styles.scale} aria-hidden="true">
        <p className={styles.axis}>
          {[0, 0.5, 1].map((share) => (
            <span key={share}>{text.milliseconds(format(axisEnd * share))}</span>
          ))}
        </p>
      </div>
      <div className={styles.start}>
        <Button onClick={() => void store.race()} aria-disabled={store.isBusy}>
          {text.again}
        </Button>
        <p role="status">{describePhase(store, text, format)}</p>
        {store.phase === "done" ? (
          <p>
            {text.download}{" "}
            <a download="latency-race.csv" href={toDataUrl("text/csv", writeCsv(store.calls, store.targets, origin))}>
              CSV
            </a>{" "}
            <a
              download="latency-race.json"
              href={toDataUrl("application/json", writeJson(store.calls, store.targets, origin))}
            >
              JSON
            </a>
          </p>
        ) : null}
      </div>
      <EndpointField
        targets={targets}
        locale={locale}
        onJoin={(url) => {
          store.join({ id: pastedId, url });
          void store.race();
        }}
      />
      <p className={styles.note}>{text.method}</p>
    </div>
  );
});

const toDataUrl = (type: string, body: string) => `data:${type};charset=utf-8,${encodeURIComponent(body)}`;

function describePhase(store: RaceStore, text: (typeof messages)[Locale], format: (value: number) => string): string {
  if (store.phase === "opening") return text.opening;
  if (store.phase === "running") return text.running;
  return store.phase === "done" ? text.done(format(store.calls.length)) : "";
}
