import { findDowntime, meanByDay, sumDowntime } from "./downtime";
import { formatMinutes } from "./formatMinutes";
import { toMinutes } from "./levels";

const full = Array.from({ length: 88 }, () => 100);

test("downtime is the sum of the days, each the mean of the regions measured on it", () => {
  // 14 minutes of one of two regions, then 29 of the only one.
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

test("days in percent and in the tracker's minutes give the same downtime", () => {
  const days = { nyc: [99.93, 99.86, 99.79], fra: [99.99, 99.98, 100], sgp: [99.72, 100, 100] };
  const inMinutes = meanByDay(Object.values(days).map((percents) => percents.map(toMinutes)));
  expect(findDowntime(days)).toEqual(sumDowntime(inMinutes));
});

test("lost probes of a day are as many whole minutes, with the percentage of the service", () => {
  for (let lost = 0; lost <= 1440; lost += 1) {
    const percent = Math.floor(((1440 - lost) * 10_000) / 1440) / 100;
    expect(sumDowntime([toMinutes(percent)])).toEqual({ lost, percent: percent.toFixed(2) });
  }
});

test("minutes are shown whole, and less than one as such", () => {
  const show = (minutes: number) => formatMinutes(minutes, "en").replaceAll("\u00a0", " ");
  expect([0, 1 / 3, 1, 4 / 3, 59.4, 59.5, 65].map(show)).toEqual([
    "0 min",
    "under 1 min",
    "1 min",
    "1 min",
    "59 min",
    "1 h 0 min",
    "1 h 5 min",
  ]);
  expect(formatMinutes(2 / 3, "cn")).toBe("不到\u00a01\u00a0分钟");
});
