import { findDowntime, meanByDay, sumDowntime } from "./downtime";
import { toMinutes } from "./levels";

const full = Array.from({ length: 88 }, () => 100);

test("downtime is the sum of the days, each the mean of the regions measured on it", () => {
  // 14.4 minutes of one of two regions, then 28.8 of the only one.
  const byRegion = { nyc: [...full, 99, 98], fra: [...full, 100, null], sgp: [] };
  // 36 of 129,600 minutes.
  expect(findDowntime(byRegion)).toEqual({ lost: 36, percent: "99.97" });
  expect(findDowntime({ nyc: [null], fra: [] })).toBeUndefined();
  expect(findDowntime({ nyc: [null, 100] })).toEqual({ lost: 0, percent: "100.00" });
});

test("equal minutes have one percentage, however the days and regions are rounded", () => {
  const ninety = (...lost: number[]) => [...Array.from({ length: 90 - lost.length }, () => 0), ...lost];
  expect(sumDowntime(ninety(24))).toEqual({ lost: 24, percent: "99.98" });
  expect(sumDowntime(ninety(12.1, 12.2))).toEqual({ lost: 24, percent: "99.98" });
  // 25.7 and 26.3 minutes are on both sides of 99.98 percent.
  expect(sumDowntime(ninety(25.7))).toEqual(sumDowntime(ninety(26.3)));
});

test("days in percent and in the tracker's tenths of minutes give the same downtime", () => {
  const days = { nyc: [99.93, 99.86, 99.79], fra: [99.99, 99.98, 100], sgp: [99.72, 100, 100] };
  const inMinutes = meanByDay(Object.values(days).map((percents) => percents.map(toMinutes)));
  expect(findDowntime(days)).toEqual(sumDowntime(inMinutes));
});
