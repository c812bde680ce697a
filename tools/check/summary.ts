import { formatDuration } from "../run/bootstrap/steps.mjs";
import type { Outcome } from "./reports.ts";

/** A step of `npm test`; `busyPercent` is the load of the machine's processors meanwhile, other programs included. */
export type Result = Outcome & { name: string; milliseconds: number; busyPercent?: number };

const maxSlowest = 12;

/** The files that took longest, as lines; side by side, so their sum is more than the time of the step. */
function listSlowest(results: Result[]): string[] {
  const files = results.flatMap(({ seconds = new Map<string, number>() }) => [...seconds]);
  const slowest = files.toSorted(([, one], [, other]) => other - one).slice(0, maxSlowest);
  return slowest.map(([file, seconds]) => `  ${`${Math.round(seconds)} s`.padStart(6)}  ${file}`);
}

/** A table of all steps, the slowest files, failed and flaky tests; its last line is `N passed, N failed`. */
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
    ...listSlowest(results),
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
