/** The value below which a share of all values lies, such as 0.95; `NaN` when there is none. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle value; `NaN` when there is none. */
export const median = (values: number[]): number => quantile(values, 0.5);
