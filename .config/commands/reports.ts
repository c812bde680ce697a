import { existsSync, readFileSync } from "node:fs";

/** How many tests, or steps, went well and badly. */
export type Outcome = { passed: number; failed: number };

type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number }; errors: unknown[] };

/** Counts of Jest's JSON report; a file that could not run at all is one failure. */
export function countJest(report: JestReport): Outcome {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Counts of Playwright's JSON report: a visit that its one second try passed has passed; an error outside of any is one failure. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Outcome {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** Counts in the report a runner left behind, held against its exit code: what fails is never counted as nothing. */
export function readOutcome<Report>(file: string, count: (report: Report) => Outcome, code: number | string): Outcome {
  const outcome = existsSync(file) ? count(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failed: 1 };
  return code === 0 ? outcome : { ...outcome, failed: Math.max(outcome.failed, 1) };
}
