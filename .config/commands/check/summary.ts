import { formatDuration } from "../run/bootstrap/steps.mjs";
import type { Outcome } from "./reports.ts";

/** One step of `npm test`. */
export type Result = Outcome & { name: string; milliseconds: number };

/** A table of all steps; its last line is `N passed, N failed`. */
export function formatSummary(results: Result[], milliseconds: number): string {
  const width = Math.max(...results.map(({ name }) => name.length), "all".length);
  const row = (name: string, passed: string | number, failed: string | number, time: string) =>
    `  ${name.padEnd(width)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${time.padStart(12)}`;
  const { passed, failed } = addUp(results);
  return [
    "",
    row("step", "passed", "failed", "time"),
    ...results.map((result) => row(result.name, result.passed, result.failed, formatDuration(result.milliseconds))),
    row("all", passed, failed, formatDuration(milliseconds)),
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
