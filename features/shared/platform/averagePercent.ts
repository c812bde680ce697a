/** The average of a chain's values, floored to two decimals, as text: `99.98`. `undefined` when there is none. */
export function averagePercent(values: readonly number[]): string | undefined {
  if (values.length === 0) return undefined;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  // Compensates floating-point error: 99.98 must not become 99.97.
  return (Math.floor(mean * 100 + 1e-6) / 100).toFixed(2);
}
