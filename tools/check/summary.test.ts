/** @jest-environment node */
import { resolve } from "node:path";

import { countJest, countPlaywright, countTwice, listFailedFiles } from "./reports.ts";
import { formatSummary } from "./summary.ts";

const times = { startTime: 1_000, endTime: 3_500 };

test("the last line of the summary is the sum over all steps and nothing else", () => {
  const lines = formatSummary(
    [
      { name: "lint", passed: 1, failed: 0, milliseconds: 900 },
      {
        ...{ name: "unit tests", passed: 120, failed: 2, milliseconds: 130_000, busyPercent: 87 },
        faults: ["a.test.ts: b"],
        seconds: new Map([
          ["a.test.ts", 3.2],
          ["b.test.ts", 61.7],
        ]),
      },
    ],
    140_000,
  ).split("\n");
  expect(lines.at(-1)).toBe("121 passed, 2 failed");
  expect(lines).toContain("  a.test.ts: b");
  expect(lines.filter((line) => /^ +\d+ s /.test(line))).toEqual(["    62 s  b.test.ts", "     3 s  a.test.ts"]);
  expect(lines.find((line) => line.includes("unit tests"))).toMatch(/120 +2 +2 min 10 s +87 %$/);
});

test("a test file that could not run counts as a failure", () => {
  const failed = { status: "failed", fullName: "a group a title" };
  const testResults = [
    { name: resolve("a.test.ts"), ...times, status: "failed", assertionResults: [failed, { status: "passed" }] },
    { name: resolve("b.test.ts"), ...times, status: "failed", assertionResults: [] },
  ];
  const counts = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
  expect(countJest({ ...counts, testResults })).toMatchObject({
    passed: 5,
    failed: 2,
    faults: ["a.test.ts: a group a title", "b.test.ts: could not run"],
  });
});

test("of a test file that failed only its retry counts", () => {
  const file = (name: string, ...statuses: string[]) => ({
    name,
    ...times,
    status: statuses.includes("failed") ? "failed" : "passed",
    assertionResults: statuses.map((status) => ({ status })),
  });
  const report = (...testResults: ReturnType<typeof file>[]) => {
    const count = (expected: string) =>
      testResults.flatMap((each) => each.assertionResults).filter(({ status }) => status === expected).length;
    return {
      numPassedTests: count("passed"),
      numFailedTests: count("failed"),
      numRuntimeErrorTestSuites: 0,
      testResults,
    };
  };
  const first = report(file("a", "passed", "skipped"), file("b", "passed", "failed", "failed"));
  expect(listFailedFiles(first)).toEqual(["b"]);
  expect(countTwice(first, report(file("b", "passed", "passed", "passed")))).toMatchObject({ passed: 4, failed: 0 });
  expect(countTwice(first, report(file("b", "passed", "failed", "passed")))).toMatchObject({ passed: 3, failed: 1 });
});

test("a flaky end-to-end test has passed and is named, an error outside of tests is a failure", () => {
  const spec = (title: string, ...statuses: string[]) => ({
    ...{ title, file: "a.spec.ts", line: 7 },
    tests: statuses.map((status) => ({ status, results: [{ duration: 500 }, { duration: 250 }] })),
  });
  const inner = { specs: [spec("two", "flaky"), spec("three", "unexpected")] };
  const suites = [{ specs: [spec("one", "expected")], suites: [inner] }];
  const report = { stats: { expected: 7, flaky: 1, unexpected: 1 }, errors: [{}], suites };
  expect(countPlaywright(report)).toEqual({
    passed: 8,
    failed: 2,
    faults: ["e2e/a.spec.ts:7: two (passed at the second try)", "e2e/a.spec.ts:7: three"],
    seconds: new Map([["e2e/a.spec.ts", 2.25]]),
  });
});
