import { toMinutes } from "@/features/shared/ui/DayBars/levels";

/** Days that one may look at, up to the last measured one. */
export const ranges = [1, 7, 30, 90] as const;

export type Range = (typeof ranges)[number];

/** Minutes without an answer by day, `null` where nothing was measured. */
export type Days = (number | null)[];

/** A chain with its days by region, in the order of `regions`. */
export type MeasuredRow<Row = { key: string; name: string }> = { row: Row; days: readonly Days[] };

/**
 * Percent by day as compact text for a hundred chains: empty is full availability, `-` not measured, otherwise minutes
 * of downtime.
 */
export const encodeDays = (percents: readonly (number | null)[]): string =>
  percents.map((percent) => (percent === null ? "-" : String(toMinutes(percent) || ""))).join(",");

/** Reads what `encodeDays` writes. */
export const decodeDays = (text: string): Days => text.split(",").map((part) => (part === "-" ? null : Number(part)));

const dayMs = 24 * 3600 * 1000;

/** The day so many days after another one, as `YYYY-MM-DD`. */
export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** Gap between bars: few days are wide bars, and between them is the room that ninety have. */
export const getGap = (count: number) => Math.min(1, Math.round((count / 90) * 100) / 100);
