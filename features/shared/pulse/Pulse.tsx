"use client";

import { useEffect, useRef, useState } from "react";

import { joinNames } from "@/features/shared/catalogue/names";
import { formatTime } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";

import { messages } from "./messages";
import { LiveTicks } from "./LiveTicks";
import { PulseStore } from "./PulseStore";
import { requestBlocks } from "./requestBlocks";
import { writeInterval } from "./writeInterval";

import styles from "./Pulse.module.css";

/** A chain with the seconds between its blocks that its protocol aims at. */
type PulseRow = { key: string; name: string; seconds: number };

type Props = {
  /** Chains with a connected node; each has a line. */
  rows: readonly PulseRow[];
  /** The others, of which only the interval is told. */
  others: readonly PulseRow[];
  demoSeconds: number;
  locale: Locale;
};

const demoKey = "demo";
const stepMs = 500;

/**
 * One tick per block of the last minute, one line per chain. Only measured chains move. It starts when it becomes visible;
 * with reduced motion, visitors start it themselves. It rests out of sight and in a frame without the focus.
 */
export const Pulse = observer(function Pulse({ rows, others, demoSeconds, locale }: Props) {
  const text = messages[locale];
  const root = useRef<HTMLDivElement>(null);
  const [store] = useState(() => new PulseStore({ request: requestBlocks }));
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let waits = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    let isOnScreen = false;
    // In the Studio's preview, movement would delay the keys typed beside it.
    const isAside = () => window.parent !== window && !document.hasFocus();
    const update = () => {
      store.show(isOnScreen && !document.hidden && !isAside());
      if (!waits || !isOnScreen) return;
      waits = false;
      store.run();
    };
    const watch = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? false;
      update();
    });
    watch.observe(element);
    document.addEventListener("visibilitychange", update);
    window.addEventListener("focus", update);
    window.addEventListener("blur", update);
    const timer = setInterval(store.advance, stepMs);
    return () => {
      watch.disconnect();
      document.removeEventListener("visibilitychange", update);
      window.removeEventListener("focus", update);
      window.removeEventListener("blur", update);
      clearInterval(timer);
      store.stop();
    };
  }, [store]);
  const find = (key: string) =>
    store.networks.find(({ chain, isDemo, blocks }) =>
      blocks.length > 0 && key === demoKey ? isDemo : !isDemo && chain === key,
    );
  const isPaused = !store.isRunning && store.end > 0;
  const lines = [{ key: demoKey, name: text.demo, seconds: demoSeconds }, ...rows];
  return (
    <div ref={root} className={styles.root} data-live={store.isRunning}>
      <div className={styles.head}>
        <h2>{text.title}</h2>
        <Button size="small" onClick={store.isRunning ? store.stop : store.run} aria-pressed={store.isRunning}>
          {store.isRunning ? text.pause : text.run}
        </Button>
      </div>
      <ul>
        {lines.map(({ key, name, seconds }) => {
          const live = find(key);
          return (
            <li key={key}>
              <span className={styles.name}>{name}</span>
              {live && live.blocks.length > 0 ? (
                <LiveTicks
                  name={name}
                  blocks={live.blocks}
                  end={store.end}
                  isRunning={store.isRunning}
                  locale={locale}
                />
              ) : (
                // Ticks that nobody saw would look like a measurement.
                <>
                  <span className={styles.empty}>{store.isRunning ? text.waiting : text.idle}</span>
                  <span className={styles.cadence}>{text.every(writeInterval(seconds, locale))}</span>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.axis} aria-hidden="true" data-empty={store.end === 0 ? "" : undefined}>
        <span>{isPaused ? text.earlier : text.ago}</span>
        <span>{isPaused ? text.pausedAt(formatTime(store.end, locale)) : text.now}</span>
      </p>
      {others.length > 0 ? (
        <p className={styles.legend}>
          {text.others(joinNames(others.map(({ name, seconds }) => `${name} ${writeInterval(seconds, locale)}`)))}
        </p>
      ) : null}
      <p role="status" className={styles.legend}>
        {store.hasFailed ? text.failed : ""}
      </p>
    </div>
  );
});
