import { readLevel, toLevels } from "@/features/shared/ui/DayBars/levels";

/**
 * Days by shade, as paths of one unit a day, and how many days lost minutes.
 */
type DayField = {
  paths: Record<string, string>;
  missing: string;
  below: number;
  days: number;
};

/** Shades of days that lost minutes, the palest first. */
export const lostShades = ["1", "2", "3", "4", "5"] as const;

/** A chain's days, in percent by region, as one line of the field, in the shades of all bars of days. */
export function toDayField(byRegion: Record<string, (number | null)[]>): DayField {
  const days = Math.max(0, ...Object.values(byRegion).map(({ length }) => length));
  const levels = [...toLevels(byRegion, days)].map(readLevel);
  const draw = (picks: (shade: number | undefined) => boolean) =>
    levels.map(({ shade }, day) => (picks(shade) ? `M${day} 0h1` : "")).join("");
  return {
    paths: Object.fromEntries(lostShades.map((shade) => [shade, draw((one) => one === Number(shade))])),
    missing: draw((shade) => shade === undefined),
    below: levels.filter(({ shade }) => shade !== undefined && shade > 0).length,
    days,
  };
}
