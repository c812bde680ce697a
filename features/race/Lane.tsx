import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { percentile } from "@/features/shared/latency/LatencyStore";

import { messages } from "./messages";
import { binCount, toBins } from "./toBins";
import styles from "./Race.module.css";

type LaneProps = {
  name: string;
  /** Whether the target has a URL. */
  samples?: readonly number[];
  lost?: number;
  /** Milliseconds at the right end. */
  axisEnd?: number;
  /** Milliseconds since the calls were sent; `undefined` while none is pending. */
  elapsed?: number | undefined;
  locale: Locale;
};

const height = 48;
const maxCell = 6;

/** One target: a histogram of its response times, one cell per call, with p50 and p95. */
export function Lane({ name, samples = [], lost = 0, axisEnd = 1, elapsed, locale }: LaneProps) {
  const text = messages[locale];
  const bins = toBins(samples, axisEnd);
  const cell = Math.min(maxCell, height / Math.max(1, ...bins));
  const x = (ms: number) => Math.min(binCount, (ms / axisEnd) * binCount);
  const p50 = percentile(samples, 0.5);
  const p95 = percentile(samples, 0.95);
  const figures = describe(text, { p50, p95, calls: samples.length, lost }, locale);
  return (
    <li className={styles.lane}>
      <span className={styles.name}>{name}</span>
      <svg
        viewBox={`0 0 ${binCount} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text.lane(name, figures)}
      >
        {bins.flatMap((count, bin) =>
          Array.from({ length: count }, (_, index) => (
            <rect
              key={`${bin}-${index}`}
              x={bin + 0.1}
              y={height - (index + 1) * cell + cell * 0.1}
              width={0.8}
              height={cell * 0.8}
            />
          )),
        )}
        {elapsed === undefined ? null : <path className={styles.now} d={`M${x(elapsed)} 0V${height}`} />}
        {p50 === undefined ? null : <path className={styles.p50} d={`M${x(p50)} 0V${height}`} />}
        {p95 === undefined ? null : <path className={styles.p95} d={`M${x(p95)} 0V${height}`} />}
      </svg>
      <span className={styles.figures} aria-hidden="true">
        {figures}
      </span>
    </li>
  );
}

type Measured = { p50: number | undefined; p95: number | undefined; calls: number; lost: number };

function describe(text: (typeof messages)[Locale], measured: Measured, locale: Locale): string {
  const { p50, p95, calls, lost } = measured;
  if (p50 === undefined || p95 === undefined) return lost > 0 ? text.noResponse : text.waiting;
  const write = (ms: number) => text.milliseconds(formatNumber(Math.round(ms * 10) / 10, locale));
  const responded = text.figures(write(p50), write(p95), formatNumber(calls, locale));
  return lost > 0 ? `${responded} · ${text.lost(formatNumber(lost, locale))}` : responded;
}
