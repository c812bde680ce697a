// Letters are the digits' heights for bars with an unmeasured day.
const withGap = "0abcdefghi";

/** What one bar stands for: `9` whole, lower digits for less, from `5` on less than 99.9 %. */
function toDigit(percent: number): number {
  if (percent >= 99.95) return 9;
  if (percent >= 99.9) return 7;
  if (percent >= 99) return 5;
  return percent >= 95 ? 3 : 1;
}

/** A bar: its digit, none where nothing was measured, and whether a day of it was not. */
export type Level = { digit: number | undefined; hasGap: boolean };

/** Reads a character of what `toLevels` writes. */
export function readLevel(character: string): Level {
  if (character === "-") return { digit: undefined, hasGap: true };
  const letter = withGap.indexOf(character, 1);
  return letter < 0 ? { digit: Number(character), hasGap: false } : { digit: letter, hasGap: true };
}

/**
 * Percent a day by region as one bar a bin, one character each (`-` where nothing was measured): short enough to travel
 * with every row of a list. A bar shows the worst day of its bin, so that a bad one is never averaged away, and says
 * where a day has no reading from any region.
 */
export function toLevels(byRegion: Record<string, (number | null)[]>, bins: number): string {
  const regions = Object.values(byRegion);
  const days = Math.max(0, ...regions.map((values) => values.length));
  const width = Math.ceil(days / bins) || 1;
  return Array.from({ length: Math.ceil(days / width) }, (_, bin) => {
    const own = Array.from({ length: Math.min(width, days - bin * width) }, (__, day) =>
      regions.map((region) => region[bin * width + day] ?? null).filter((value) => value !== null),
    );
    const measured = own.flat();
    if (measured.length === 0) return "-";
    const digit = toDigit(Math.min(...measured));
    return own.some((values) => values.length === 0) ? withGap.charAt(digit) : String(digit);
  }).join("");
}

/** The average of a chain's values, floored to two decimals, as text: `99.98`. `undefined` when there is none. */
export function averagePercent(values: readonly number[]): string | undefined {
  if (values.length === 0) return undefined;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  // Compensates floating-point error: 99.98 must not become 99.97.
  return (Math.floor(mean * 100 + 1e-6) / 100).toFixed(2);
}
