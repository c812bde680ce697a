import styles from "./index.module.css";

type Figures = { p50: number | null; p95: number | null };

// The scale ends at a round figure.
const stepMs = 50;

/** End of the common scale of some bars, in milliseconds. */
export function getLatencyScale(regions: readonly Figures[]): number {
  const most = Math.max(1, ...regions.map(({ p95 }) => p95 ?? 0));
  return Math.ceil((most * 1.05) / stepMs) * stepMs;
}

/** p50 as a bar and p95 as a mark, in milliseconds; empty without a measurement. */
export function LatencyBar({ p50, p95, scale }: Figures & { scale: number }) {
  return (
    <svg className={styles.root} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.track} d="M0 3h100v6H0z" />
      {p50 === null ? null : <path className={styles.p50} d={`M0 3h${(p50 / scale) * 100}v6H0z`} />}
      {p95 === null ? null : <path className={styles.p95} d={`M${(p95 / scale) * 100} 0h1v12h-1z`} />}
    </svg>
  );
}
