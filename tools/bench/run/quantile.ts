/** A quantile of values, such as 0.95; `NaN` without values. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median; `NaN` without values. */
export const median = (values: number[]): number => quantile(values, 0.5);
