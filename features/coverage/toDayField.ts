/** Shades of a day by how long a chain was down, averaged over the regions that measured it. */
export type DayShade = "slight" | "some" | "more" | "missing";

/** Days by shade, as paths of one unit a day; how many days are less than whole, and whether the last one is whole. */
export type DayField = { paths: Record<DayShade, string>; below: number; days: number; isLastFull: boolean };

// Percent of a day: a day of 99.93 % was down for one minute, one of 99.5 % for seven.
const fullPercent = 99.99;

function toShade(percent: number | undefined): DayShade | undefined {
  if (percent === undefined) return "missing";
  if (percent >= fullPercent) return undefined;
  if (percent >= 99.93) return "slight";
  return percent >= 99.5 ? "some" : "more";
}

/** A chain's days, in percent by region, as one line of the field. */
export function toDayField(byRegion: Record<string, readonly (number | null)[]>): DayField {
  const regions = Object.values(byRegion);
  const days = Math.max(0, ...regions.map(({ length }) => length));
  const shades = Array.from({ length: days }, (_, day) => {
    const values = regions.map((region) => region[day] ?? null).filter((value) => value !== null);
    return toShade(values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : undefined);
  });
  const draw = (shade: DayShade) => shades.map((one, day) => (one === shade ? `M${day} 0h1` : "")).join("");
  return {
    paths: { slight: draw("slight"), some: draw("some"), more: draw("more"), missing: draw("missing") },
    below: shades.filter((shade) => shade !== undefined && shade !== "missing").length,
    days,
    isLastFull: days > 0 && shades.at(-1) === undefined,
  };
}
