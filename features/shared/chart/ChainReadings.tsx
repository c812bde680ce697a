"use client";

import { formatNumber, formatShortDay, getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regionName } from "@/features/shared/platform/regions";
import { DemoMark } from "@/features/shared/ui/DemoMark";

import { harbours } from "./harbours";
import { Pin, wordsX } from "./Pin";
import { chartSize } from "./projectPoint";
import { readingMessages } from "./readingMessages";
import { useChainReading } from "./useChainReading";
import type { ChainFigures } from "./useChainReading";

import styles from "./Chart.module.css";

type Props = {
  /** Key of the chain that is shown first, and its figures; `undefined` where they could not be read. */
  start: string;
  first: ChainFigures | undefined;
  isSample: boolean;
  /** Names of the chains that can be chosen, by key. */
  names: Readonly<Record<string, string>>;
  locale: Locale;
};

/** The chosen chain's latency in each region, drawn over the chart; choosing another chain redraws it. */
export function ChainReadings({ start, first, isSample, names, locale }: Props) {
  const { chain, state } = useChainReading(start, first);
  const text = readingMessages[locale];
  const measured = state.kind === "read" ? state.figures : undefined;
  const figures = harbours.flatMap((harbour) => {
    if (!measured) return [];
    const latency = measured[harbour.id];
    if (!latency) return [{ harbour, figure: text.missing }];
    const ms = text.milliseconds(formatNumber(Math.round(latency.p50), locale));
    return [{ harbour, figure: latency.day ? text.ofDay(ms, formatShortDay(latency.day, locale)) : ms }];
  });
  return (
    <>
      <svg className={styles.layer} viewBox={`0 0 ${chartSize.width} ${chartSize.height}`} aria-hidden="true">
        {figures.map(({ harbour, figure }) => (
          <Pin key={harbour.id} harbour={harbour}>
            <text className={styles.reading} x={wordsX(harbour)} y="4">
              {measured?.[harbour.id] === undefined ? null : <tspan className={styles.measure}>p50 </tspan>}
              {figure}
            </text>
          </Pin>
        ))}
      </svg>
      <p className={styles.readingLine}>
        <span role="status">
          {text[state.kind](names[chain] ?? chain)}{" "}
          <span className="visuallyHidden">
            {figures
              .map(({ harbour, figure }) => `${regionName(harbour.id, locale)} ${figure}`)
              .join(getPunctuation(locale).listComma)}
          </span>
        </span>
        {isSample ? <DemoMark locale={locale} /> : null}
      </p>
    </>
  );
}
