import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { countJest, countTwice, listFailedFiles, readOutcome } from "./reports.ts";
import type { JestReport, Outcome } from "./reports.ts";

type Options = {
  /** Folder of the reports. */
  folder: string;
  /** Resolves when nothing else uses the machine. */
  quiet: Promise<unknown>;
  runTool(name: string, args: string[]): Promise<number | string>;
};

const maxRetriedFiles = 5;

/**
 * Runs the unit tests while the site is built. A failure under load is usually a timeout, so a few failed files are
 * retried once, alone; both runs are shown.
 */
export async function runUnitTests({ folder, quiet, runTool }: Options): Promise<Outcome> {
  const run = async (name: string, args: string[]) => {
    const report = join(folder, name);
    const jest = ["node_modules/jest/bin/jest.js", "--json"];
    return { report, code: await runTool("Jest", [...jest, `--outputFile=${report}`, ...args]) };
  };
  const first = await run("unit.json", ["--maxWorkers=3"]);
  const once = readOutcome(first.report, countJest, first.code);
  const firstReport = existsSync(first.report) ? readReport(first.report) : undefined;
  const files = firstReport ? listFailedFiles(firstReport) : [];
  if (!firstReport || files.length === 0 || files.length > maxRetriedFiles) return once;
  await quiet;
  const second = await run("unit-again.json", ["--runInBand", "--runTestsByPath", ...files]);
  return readOutcome<JestReport>(second.report, (report) => countTwice(firstReport, report), second.code);
}

const readReport = (file: string): JestReport => JSON.parse(readFileSync(file, "utf8"));
