/** What one bar stands for: `9` whole, lower digits for less, from `5` on less than 99.9 %; `-` where nothing was measured. */
const levelOf = (percent: number | undefined) => {
  if (percent === undefined) return "-";
  if (percent >= 99.95) return "9";
  if (percent >= 99.9) return "7";
  if (percent >= 99) return "5";
  return percent >= 95 ? "3" : "1";
};

/**
 * Percent a day by region as one bar a bin, one character each: short enough to travel with every row of a list.
 * A bar shows the worst day of its bin, so that a bad one is never averaged away.
 */
export function toLevels(byRegion: Record<string, (number | null)[]>, bins: number): string {
  const regions = Object.values(byRegion);
  const days = Math.max(0, ...regions.map((values) => values.length));
  const width = Math.ceil(days / bins) || 1;
  return Array.from({ length: Math.ceil(days / width) }, (_, bin) => {
    const values = regions.flatMap((region) => region.slice(bin * width, (bin + 1) * width));
    const measured = values.filter((value) => value !== null);
    return levelOf(measured.length > 0 ? Math.min(...measured) : undefined);
  }).join("");
}
