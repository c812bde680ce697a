/** @jest-environment node */
import { isActiveAt } from "./loadSingles";

const [before, start, end] = ["2026-11-20T23:59:59+0000", "2026-11-21T00:00:00+0000", "2026-12-01T00:00:00+0000"];

test.each([
  ["between its dates", "2026-11-25T00:00:00+0000", start, end, true],
  ["from the very moment of its start", start, start, end, true],
  ["not before", before, start, end, false],
  ["not from the moment of its end on", end, start, end, false],
  ["always without dates", before, null, null, true],
  ["until its end without a start", before, null, end, true],
])("a promotion runs: %s", (_, now, starts, ends, runs) => {
  expect(isActiveAt(Date.parse(now), starts, ends)).toBe(runs);
});
