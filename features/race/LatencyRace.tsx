"use client";

import { useState } from "react";

import type { Target } from "@/features/shared/latency/LatencyStore";
import type { Locale } from "@/features/shared/locale";
import { reloadOnce } from "@/features/shared/reloadOnce";
import { Button } from "@/features/shared/ui/Button";

import { Lane } from "./Lane";
import { messages } from "./messages";
import { nameTarget, siteTarget } from "./nameTarget";
import type { RaceWidget as RaceWidgetType } from "./RaceWidget";

import styles from "./Race.module.css";

type Props = { targets: readonly Target[]; locale: Locale };

/** Empty lanes and the start button; the race's code is loaded on click. */
export function LatencyRace({ targets, locale }: Props) {
  const text = messages[locale];
  const [Widget, setWidget] = useState<{ component: typeof RaceWidgetType }>();
  const [isLoading, setLoading] = useState(false);
  const places = [...targets, siteTarget];
  if (Widget) return <Widget.component targets={places} locale={locale} />;
  const load = () => {
    setLoading(true);
    import("./RaceWidget")
      .then(({ RaceWidget }) => setWidget({ component: RaceWidget }))
      .catch(reloadOnce)
      .finally(() => setLoading(false));
  };
  return (
    <div className={styles.root}>
      <ul className={styles.lanes}>
        {places.map(({ id, url }) => (
          <Lane key={id} name={nameTarget(id, locale)} isConnected={Boolean(url)} locale={locale} />
        ))}
      </ul>
      <div className={styles.start}>
        <Button onClick={load} aria-disabled={isLoading}>
          {isLoading ? text.loading : text.start}
        </Button>
      </div>
      <noscript>
        <p className={styles.note}>{text.noScript}</p>
      </noscript>
      <p className={styles.note}>{text.method}</p>
    </div>
  );
}
