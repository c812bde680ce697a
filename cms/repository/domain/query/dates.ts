import { LRUCache } from "lru-cache";

import { ownValue } from "#contracts/ownValue.ts";

import type { Value } from "./parseQuery.ts";

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Milliseconds of a date, a time or a number; `NaN` for anything else. */
export function parseTimeValue(value: Value | boolean | null | undefined): number {
  if (typeof value === "number") return value;
  return typeof value === "string" ? parseCached(value) : Number.NaN;
}

// Filters parse the same dates repeatedly.
const cache = new LRUCache<string, number>({ max: 50_000 });

function parseCached(text: string): number {
  const before = cache.get(text);
  if (before !== undefined) return before;
  const time = Date.parse(text.replace(/\+0000$/, "Z"));
  cache.set(text, time);
  return time;
}

function parseDatePart(value: Value | undefined, names: string[]): number {
  if (typeof value === "number") return value;
  const text = String(value).toLowerCase();
  const index = names.findIndex((name) => name === text || name.slice(0, 3) === text);
  return index < 0 ? Number(text) : index + 1;
}

const parts: Record<string, { read: (date: Date) => number; names: string[] }> = {
  "day-of-month": { read: (date) => date.getUTCDate(), names: [] },
  "day-of-week": { read: (date) => ((date.getUTCDay() + 6) % 7) + 1, names: weekdays },
  month: { read: (date) => date.getUTCMonth() + 1, names: months },
  year: { read: (date) => date.getUTCFullYear(), names: [] },
  hour: { read: (date) => date.getUTCHours(), names: [] },
};

/** Whether a time passes a `date.*` filter; `undefined` when there is no such filter. */
export function passesDate(name: string, time: number, args: Value[]): boolean | undefined {
  if (Number.isNaN(time)) return false;
  const [first, second] = args.map(parseTimeValue);
  if (name === "date.after") return time > (first ?? Number.NaN);
  if (name === "date.before") return time < (first ?? Number.NaN);
  if (name === "date.between") return time >= (first ?? Number.NaN) && time <= (second ?? Number.NaN);
  const [, part = "", direction] = /^date\.([a-z-]+?)(?:-(after|before))?$/.exec(name) ?? [];
  const { read, names } = ownValue(parts, part) ?? {};
  if (!read || !names || (part === "year" && direction)) return undefined;
  const actual = read(new Date(time));
  const expected = parseDatePart(args[0], names);
  if (direction === "after") return actual > expected;
  return direction === "before" ? actual < expected : actual === expected;
}
