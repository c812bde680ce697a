import { readFileSync } from "node:fs";
import { relative } from "node:path";

import { Problem } from "../run/bootstrap/problem.mjs";
import { startedAt } from "../run/bootstrap/steps.mjs";
import { runCommand } from "../run/runCommand.ts";
import { findBannedWords } from "./bannedWords.ts";
import { chooseRelatedTests } from "./chooseRelatedTests.ts";
import { createChecker, onePassed } from "./createChecker.ts";
import { listChangedFiles, listSubjects } from "./listChangedFiles.ts";
import type { Outcome } from "./reports.ts";
import { findSubjectProblems } from "./findSubjectProblems.ts";
import { addUp, formatSummary } from "./summary.ts";

const jest = "node_modules/jest/bin/jest.js";

/** `npm run check [-- revision]`: quick checks of what changed since a revision, or of what is not committed. */
export const check = (args: string[]): Promise<void> =>
  runCommand(async () => {
    const base = args[0] ?? "HEAD";
    const files = listChangedFiles(base).filter((name) => /\.(ts|tsx|mjs|js|json|css)$/.test(name));
    const { results, check: runStep, readTool, runTool, runScript } = createChecker(process.env);
    const typecheck = runStep("types", () => runScript("typecheck"));
    await runStep("names and commit subjects", async () => checkText(files, listSubjects(base)));
    await runStep("format", () => runScript("format:check"));
    await runStep("lint", () => runScript("lint"));
    await runStep(`unit tests related to ${files.length} changed files`, async () => {
      const listed =
        files.length > 0 ? await readTool("Jest", [jest, "--listTests", "--findRelatedTests", ...files]) : "";
      const related = listed
        .split("\n")
        .filter(Boolean)
        .map((path) => relative("", path));
      const chosen = chooseRelatedTests(related, files);
      if (chosen.length < related.length) console.log(`  ${chosen.length} of ${related.length}: npm test runs all`);
      if (chosen.length === 0) return onePassed;
      const code = await runTool("Jest", [jest, "--runTestsByPath", ...chosen]);
      return code === 0 ? onePassed : { passed: 0, failed: 1 };
    });
    await typecheck;
    console.log(formatSummary(results, Date.now() - startedAt));
    return addUp(results).failed === 0 ? 0 : 1;
  });

function checkText(files: readonly string[], subjects: readonly string[]): Outcome {
  const programs = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  const problems = [
    ...programs.flatMap((path) => findBannedWords(path, readFileSync(path, "utf8"))),
    ...findSubjectProblems(subjects),
  ];
  if (problems.length > 0) throw new Problem(problems.join("\n"));
  return onePassed;
}
