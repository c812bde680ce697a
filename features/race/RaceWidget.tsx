"use client";

import { useEffect, useState } from "react";

import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Target } from "@/features/shared/latency/LatencyStore";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";

import { Lane } from "./Lane";
import { messages } from "./messages";
import { nameTarget } from "./nameTarget";
import { RaceStore } from "./RaceStore";
import { Scale } from "./Scale";
import { getAxisEnd } from "./toBins";
import { useElapsed } from "./useElapsed";
import { writeCsv, writeJson } from "./writeCalls";

import styles from "./Race.module.css";

type Props = {
  targets: readonly Target[];
  /** An endpoint that the visitor added; a race starts with each. */
  joined: Target | undefined;
  locale: Locale;
};

/** The race: starts when mounted, can be repeated, and offers its measurements as a download. */
export const RaceWidget = observer(function RaceWidget({ targets, joined, locale }: Props) {
  const text = messages[locale];
  const [store] = useState(() => new RaceStore(targets));
  useEffect(() => {
    if (joined) store.join(joined);
    void store.race();
  }, [store, joined]);
  const elapsed = useElapsed(store);
  const samples = store.calls.flatMap(({ ms }) => ms ?? []);
  const axisEnd = getAxisEnd(Math.max(elapsed ?? 0, ...samples));
  const origin = window.location.origin;
  return (
    <>
      <ul className={styles.lanes}>
        {store.targets.map(({ id, url }) => (
          <Lane
            key={id}
            name={nameTarget(id, locale)}
            samples={store.getSamples(id)}
            lost={store.countLost(id)}
            axisEnd={axisEnd}
            elapsed={url ? elapsed : undefined}
            locale={locale}
          />
        ))}
      </ul>
      <Scale axisEnd={axisEnd} locale={locale} />
      <div className={styles.start}>
        <Button onClick={() => void store.race()} aria-disabled={store.isBusy}>
          {text.again}
        </Button>
        <p role="status">{describePhase(store, text, (value) => formatNumber(value, locale))}</p>
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
    </>
  );
});

const toDataUrl = (type: string, body: string) => `data:${type};charset=utf-8,${encodeURIComponent(body)}`;

function describePhase(store: RaceStore, text: (typeof messages)[Locale], format: (value: number) => string): string {
  if (store.phase === "opening") return text.opening;
  if (store.phase === "running") return text.running;
  return store.phase === "done" ? text.done(format(store.calls.length)) : "";
}
