import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * How many tests, or steps, passed and failed, a line for each test that failed or was flaky, and the seconds of each
 * file with tests.
 */
export type Outcome = { passed: number; failed: number; faults?: string[]; seconds?: ReadonlyMap<string, number> };

export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    /** Milliseconds of a clock. */
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName?: string }[];
  }[];
};
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { duration: number }[] }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
};

/** Counts of Jest's JSON report; a file that could not run is one failure. */
export function countJest(report: JestReport): Outcome {
  const faults = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    const titles = failed.length === 0 && status === "failed" ? ["could not run"] : failed.map((test) => test.fullName);
    return titles.map((title) => `${relative("", name)}: ${title}`);
  });
  const seconds = new Map(
    report.testResults.map(({ name, startTime, endTime }) => [relative("", name), (endTime - startTime) / 1_000]),
  );
  const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = report;
  return { passed, failed: numFailedTests + numRuntimeErrorTestSuites, faults, seconds };
}

/** Files of Jest's JSON report with a failed test, or that could not run. */
export const listFailedFiles = ({ testResults }: JestReport): string[] =>
  testResults.filter(({ status }) => status === "failed").map(({ name }) => name);

/** Counts of a run in which retried files replace their first result. */
export function countTwice(first: JestReport, second: JestReport): Outcome {
  const again = new Set(listFailedFiles(first));
  const unrepeated = first.testResults.filter(({ name }) => !again.has(name)).flatMap((file) => file.assertionResults);
  const { passed, seconds, ...rest } = countJest(second);
  return {
    passed: unrepeated.filter(({ status }) => status === "passed").length + passed,
    seconds: new Map([...(countJest(first).seconds ?? []), ...(seconds ?? [])]),
    ...rest,
  };
}

/** Counts of Playwright's JSON report: a flaky test has passed; an error outside of tests is one failure. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Outcome {
  const specs = listSpecs(suites);
  const faults = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status }) => `e2e/${file}:${line}: ${title}${status === "flaky" ? " (passed at the second try)" : ""}`),
  );
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs) {
    const milliseconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    seconds.set(`e2e/${file}`, (seconds.get(`e2e/${file}`) ?? 0) + milliseconds / 1_000);
  }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, faults, seconds };
}

const listSpecs = (suites: PlaywrightSuite[] = []): PlaywrightSuite["specs"] =>
  suites.flatMap((suite) => [...suite.specs, ...listSpecs(suite.suites)]);

/** Counts of a runner's report; a failing exit code is at least one failure. */
export function readOutcome<Report>(file: string, count: (report: Report) => Outcome, code: number | string): Outcome {
  const outcome = existsSync(file) ? count(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failed: 1 };
  return code === 0 ? outcome : { ...outcome, failed: Math.max(outcome.failed, 1) };
}
