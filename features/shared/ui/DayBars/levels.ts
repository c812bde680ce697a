// Letters are the shades of bars that include an unmeasured day.
const withGap = "abcdef";

const minutesADay = 1440;

/** Thresholds of the shades, in minutes a day without a response; below the first is the palest. */
const shadeLimits = [2, 5, 15, 60] as const;

/**
 * Whole minutes without a response of a day whose probes got responses to `percent`: a probe is sent each minute, and
 * `percent` is floored to hundredths, less than a minute. A lost probe is never none.
 */
export const toMinutes = (percent: number) =>
  percent < 100 ? Math.max(1, Math.round(((100 - percent) / 100) * minutesADay)) : 0;

/** The shade of a number of lost minutes, from 0 (none) to 5 (darkest). */
export const toShade = (minutes: number) =>
  minutes <= 0 ? 0 : 1 + shadeLimits.filter((limit) => minutes >= limit).length;

/** A bar: its shade, none where nothing was measured, and whether a day of it was not. */
export type Level = { shade: number | undefined; hasGap: boolean };

/** Reads a character of what `toLevels` writes. */
export function readLevel(character: string): Level {
  if (character === "-") return { shade: undefined, hasGap: true };
  const letter = withGap.indexOf(character);
  return letter < 0 ? { shade: Number(character), hasGap: false } : { shade: letter, hasGap: true };
}

/**
 * Percent a day by region as one bar a bin, one character each (`-` where nothing was measured): short enough to travel
 * with every row of a list. A bar's shade is the mean of the minutes lost a day in its regions, as the percentage
 * beside it is, so that both say the same.
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
    const shade = toShade(measured.reduce((sum, percent) => sum + toMinutes(percent), 0) / measured.length);
    return own.some((values) => values.length === 0) ? withGap.charAt(shade) : String(shade);
  }).join("");
}

/** The average of a chain's values, floored to two decimals, as text: `99.98`. `undefined` when there is none. */
export function averagePercent(values: readonly number[]): string | undefined {
  if (values.length === 0) return undefined;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  // Compensates floating-point error: 99.98 must not become 99.97.
  return (Math.floor(mean * 100 + 1e-6) / 100).toFixed(2);
}
