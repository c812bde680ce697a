/** @jest-environment node */
import { countJest, countPlaywright, countTwice, listFailedFiles } from "./reports.ts";
import { formatSummary } from "./summary.ts";

test("the last line of the summary is the sum over all steps and nothing else", () => {
  const lines = formatSummary(
    [
      { name: "lint", passed: 1, failed: 0, milliseconds: 900 },
      { name: "unit tests", passed: 120, failed: 2, milliseconds: 130_000, busyPercent: 87 },
    ],
    140_000,
  ).split("\n");
  expect(lines.at(-1)).toBe("121 passed, 2 failed");
  expect(lines.find((line) => line.includes("unit tests"))).toMatch(/120 +2 +2 min 10 s +87 %$/);
});

test("a test file that could not run counts as a failure", () => {
  expect(countJest({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
    passed: 5,
    failed: 3,
  });
});

test("of a test file that failed only its retry counts", () => {
  const file = (name: string, ...statuses: string[]) => ({
    name,
    status: statuses.includes("failed") ? "failed" : "passed",
    assertionResults: statuses.map((status) => ({ status })),
  });
  const report = (...testResults: ReturnType<typeof file>[]) => {
    const count = (wanted: string) =>
      testResults.flatMap((each) => each.assertionResults).filter(({ status }) => status === wanted).length;
    return {
      numPassedTests: count("passed"),
      numFailedTests: count("failed"),
      numRuntimeErrorTestSuites: 0,
      testResults,
    };
  };
  const first = report(file("a", "passed", "skipped"), file("b", "passed", "failed", "failed"));
  expect(listFailedFiles(first)).toEqual(["b"]);
  expect(countTwice(first, report(file("b", "passed", "passed", "passed")))).toEqual({ passed: 4, failed: 0 });
  expect(countTwice(first, report(file("b", "passed", "failed", "passed")))).toEqual({ passed: 3, failed: 1 });
});

test("a flaky end-to-end test has passed, an error outside of tests is a failure", () => {
  const report = { stats: { expected: 7, flaky: 1, unexpected: 2 }, errors: [{}] };
  expect(countPlaywright(report)).toEqual({ passed: 8, failed: 3 });
});
