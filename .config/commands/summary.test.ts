import { countJest, countPlaywright } from "./reports.ts";
import { formatSummary } from "./summary.ts";

test("the last line of the summary is the sum over all steps and nothing else", () => {
  const lines = formatSummary(
    [
      { name: "lint", passed: 1, failed: 0, milliseconds: 900 },
      { name: "unit tests", passed: 120, failed: 2, milliseconds: 130_000 },
    ],
    140_000,
  ).split("\n");
  expect(lines.at(-1)).toBe("121 passed, 2 failed");
  expect(lines.find((line) => line.includes("unit tests"))).toMatch(/120 +2 +2 min 10 s$/);
});

test("a test file that could not run counts as a failure", () => {
  expect(countJest({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
    passed: 5,
    failed: 3,
  });
});

test("a visit that only its second try passed has passed, an error outside of any test is a failure", () => {
  const report = { stats: { expected: 7, flaky: 1, unexpected: 2 }, errors: [{}] };
  expect(countPlaywright(report)).toEqual({ passed: 8, failed: 3 });
});
