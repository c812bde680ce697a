/** @jest-environment node */
import { addDays, toDay, windowEnding } from "./days.ts";

test("a window has ninety days and ends with the given day", () => {
  const days = windowEnding("2026-03-01");
  expect(days).toHaveLength(90);
  expect([days[0], days.at(-1)]).toEqual(["2025-12-02", "2026-03-01"]);
});

test("days continue across months and leap years", () => {
  expect([addDays("2028-02-28", 1), addDays("2027-01-01", -1)]).toEqual(["2028-02-29", "2026-12-31"]);
});

test("a day is a day of UTC", () => {
  expect(toDay(new Date("2026-05-05T23:59:59Z"))).toBe("2026-05-05");
});
