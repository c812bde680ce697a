/** Bins of a lane, from zero to the end of the axis. */
export const binCount = 60;

const steps = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];

/** The end of an axis that contains `ms`: a round number of milliseconds. */
export const getAxisEnd = (ms: number): number => steps.find((step) => step >= ms) ?? Math.ceil(ms / 1_000) * 1_000;

/** Samples per bin of an axis; one at its end belongs to the last bin. */
export function toBins(samples: readonly number[], axisEnd: number): number[] {
  const bins = Array.from({ length: binCount }, () => 0);
  for (const ms of samples) {
    const bin = Math.min(binCount - 1, Math.floor((ms / axisEnd) * binCount));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return bins;
}
