"use client";

import { useState } from "react";

import type { Target } from "@/features/shared/latency/LatencyStore";
import type { Locale } from "@/features/shared/locale";
import { reloadOnce } from "@/features/shared/reloadOnce";
import { Button } from "@/features/shared/ui/Button";

import { EndpointEntry } from "./EndpointEntry";
import { Lane } from "./Lane";
import { messages } from "./messages";
import { nameTarget, pastedId, siteTarget } from "./nameTarget";
import type { RaceWidget as RaceWidgetType } from "./RaceWidget";
import { Scale } from "./Scale";

import styles from "./Race.module.css";

type Props = { targets: readonly Target[]; locale: Locale };

/** The race between connected regions and this site: empty lanes and a start button until it is started; its code is loaded on click. */
export function LatencyRace({ targets, locale }: Props) {
  const text = messages[locale];
  const [Widget, setWidget] = useState<{ component: typeof RaceWidgetType }>();
  const [isLoading, setLoading] = useState(false);
  const [joined, setJoined] = useState<Target>();
  const places = [...targets.filter(({ url }) => url), siteTarget];
  const load = () => {
    setLoading(true);
    import("./RaceWidget")
      .then(({ RaceWidget }) => setWidget({ component: RaceWidget }))
      .catch(reloadOnce)
      .finally(() => setLoading(false));
  };
  const join = (url: string) => {
    setJoined({ id: pastedId, url });
    if (!Widget) load();
  };
  return (
    <div className={styles.root}>
      {Widget ? (
        <Widget.component targets={places} joined={joined} locale={locale} />
      ) : (
        <>
          <ul className={styles.lanes}>
            {places.map(({ id }) => (
              <Lane key={id} name={nameTarget(id, locale)} locale={locale} />
            ))}
          </ul>
          <Scale locale={locale} />
          <div className={styles.start}>
            <Button onClick={load} aria-disabled={isLoading}>
              {isLoading ? text.loading : text.start}
            </Button>
          </div>
        </>
      )}
      <EndpointEntry targets={targets} locale={locale} onJoin={join} />
      <noscript>
        <p className={styles.note}>{text.noScript}</p>
      </noscript>
      <p className={styles.note}>{text.method}</p>
    </div>
  );
}
