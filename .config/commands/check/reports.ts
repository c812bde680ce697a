import { existsSync, readFileSync } from "node:fs";

/** Passed and failed tests or steps. */
export type Outcome = { passed: number; failed: number };

export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
};
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number }; errors: unknown[] };

/** Counts of Jest's JSON report; a file that could not run is one failure. */
export function countJest(report: Omit<JestReport, "testResults">): Outcome {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Files of Jest's JSON report with a failed test, or that could not run. */
export const listFailedFiles = ({ testResults }: JestReport): string[] =>
  testResults.filter(({ status }) => status === "failed").map(({ name }) => name);

/** Counts of a run in which retried files replace their first result. */
export function countTwice(first: JestReport, second: JestReport): Outcome {
  const again = new Set(listFailedFiles(first));
  const unrepeated = first.testResults.filter(({ name }) => !again.has(name)).flatMap((file) => file.assertionResults);
  const { passed, failed } = countJest(second);
  return { passed: unrepeated.filter(({ status }) => status === "passed").length + passed, failed };
}

/** Counts of Playwright's JSON report: a flaky test has passed; an error outside of tests is one failure. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Outcome {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** Counts of a runner's report; a failing exit code is at least one failure. */
export function readOutcome<Report>(file: string, count: (report: Report) => Outcome, code: number | string): Outcome {
  const outcome = existsSync(file) ? count(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failed: 1 };
  return code === 0 ? outcome : { ...outcome, failed: Math.max(outcome.failed, 1) };
}
