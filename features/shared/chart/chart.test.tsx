/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { locales } from "@/features/shared/locale";

import { Chart } from "./Chart";
import { drawBearing } from "./drawBearing";
import { drawRing, travel } from "./drawRing";
import { MeasureChart } from "./MeasureChart";
import { fibreKmPerMs, getFloorMs, getReachKm, measureDistance } from "./measureDistance";
import type { Position } from "./projectPoint";
import { VisitorChart } from "./VisitorChart";

const newYork: Position = [-74, 40.7];
const frankfurt: Position = [8.7, 50.1];

test("the floor of a round trip is the way there and back at the speed of light in fibre", () => {
  expect(fibreKmPerMs).toBeCloseTo(204.2, 1);
  const distance = measureDistance(newYork, frankfurt);
  expect(Math.round(distance / 10)).toBe(620);
  expect(Math.round(getFloorMs(distance))).toBe(61);
  expect(getFloorMs(getReachKm(25))).toBeCloseTo(25);
});

test.each([0, 90, 200])("every point of a ring is at its labelled distance (bearing %d)", (bearing) => {
  expect(measureDistance(frankfurt, travel(frankfurt, bearing, 5_000))).toBeCloseTo(5_000);
});

test("a ring around the pole and a line across the map's edge contain no `NaN`", () => {
  const paths = [drawRing(frankfurt, 10_000), drawRing([174, -36], 3_000), drawBearing([-120, 35], [139, 36])];
  for (const path of paths) expect(path).toMatch(/^(?:M-?\d+[ -]\d+l(?:[ -]?\d+[ -]\d+)+)*$/);
});

test.each(locales)(
  "the chart's table for screen readers has the shortest round trips and no invented latency (%s)",
  (locale) => {
    const html = renderToStaticMarkup(<Chart locale={locale} choice="region" />);
    expect(html).toMatch(/aria-label="[^"]*61/);
    expect(html).not.toMatch(/NaN|undefined/);
    expect(html.length).toBeLessThan(22_000);
  },
);

test.each([
  ["UTC", ["This site"]],
  ["Asia/Tokyo", ["New York", "Frankfurt", "Singapore", "This site"]],
])("a visitor's table has a row only where it has a figure (time zone %s)", (timeZone, rows) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({ ...options, timeZone });
  const html = renderToStaticMarkup(<VisitorChart targets={[]} locale="en" />);
  expect([...html.matchAll(/<th scope="row">([^<]*)/g)].map(([, name]) => name)).toEqual(rows);
  expect(html).toContain("No region is connected to this site.");
  expect(html.includes("Light in fibre")).toBe(rows.length > 1);
  expect(html.includes("Nearest to you: Singapore")).toBe(rows.length > 1);
});

test("the button promises the nearest region only where a region can be measured", () => {
  const label = (url?: string) => renderToStaticMarkup(<MeasureChart targets={[{ id: "fra", url }]} locale="en" />);
  expect(label("https://fra.example/")).toContain("Find my nearest region");
  expect(label()).toContain("Measure from this browser");
});
