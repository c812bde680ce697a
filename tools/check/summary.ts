import { formatDuration } from "../run/bootstrap/steps.mjs";
import type { Outcome } from "./reports.ts";

/** A step of `npm test`; `busyPercent` is the load of the machine's processors meanwhile, other programs included. */
export type Result = Outcome & { name: string; milliseconds: number; busyPercent?: number };

/** A table of all steps, and tests that failed or were flaky; its last line is `N passed, N failed`. */
export function formatSummary(results: Result[], milliseconds: number): string {
  const width = Math.max(...results.map(({ name }) => name.length), "all".length);
  const row = (name: string, passed: string | number, failed: string | number, time: string, busy = "") =>
    `  ${name.padEnd(width)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${time.padStart(12)}  ${busy.padStart(5)}`.trimEnd();
  const { passed, failed } = addUp(results);
  return [
    "",
    row("step", "passed", "failed", "time", "CPU"),
    ...results.map(({ name, milliseconds, busyPercent, ...counts }) => {
      const busy = busyPercent === undefined ? "" : `${busyPercent} %`;
      return row(name, counts.passed, counts.failed, formatDuration(milliseconds), busy);
    }),
    row("all", passed, failed, formatDuration(milliseconds)),
    "",
    ...results.flatMap(({ faults = [] }) => faults.map((fault) => `  ${fault}`)),
    "",
    `${passed} passed, ${failed} failed`,
  ].join("\n");
}

/** The sum of all steps. */
export function addUp(results: Outcome[]): Outcome {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}
