import { listChangedFiles } from "./listChangedFiles.ts";
import { startedAt } from "../run/bootstrap/steps.mjs";
import { createChecker, onePassed } from "./createChecker.ts";
import { runCommand } from "../run/runCommand.ts";
import { addUp, formatSummary } from "./summary.ts";

/** `npm run check [-- revision]`: quick checks of what changed since a revision, or of what is not committed. */
export const check = (args: string[]): Promise<void> =>
  runCommand(async () => {
    const files = listChangedFiles(args[0] ?? "HEAD").filter((name) => /\.(ts|tsx|mjs|js|json|css)$/.test(name));
    const { results, check: runStep, runTool, runScript } = createChecker(process.env);
    const typed = runStep("types", () => runScript("typecheck"));
    for (const [name, script] of [
      ["format", "format:check"],
      ["lint", "lint"],
    ] as const) {
      await runStep(name, () => runScript(script));
    }
    await runStep(`unit tests related to ${files.length} changed files`, async () => {
      if (files.length === 0) return onePassed;
      const jest = ["node_modules/jest/bin/jest.js", "--config", ".config/jest.config.mjs", "--passWithNoTests"];
      const code = await runTool("Jest", [...jest, "--findRelatedTests", ...files]);
      return code === 0 ? onePassed : { passed: 0, failed: 1 };
    });
    await typed;
    console.log(formatSummary(results, Date.now() - startedAt));
    return addUp(results).failed === 0 ? 0 : 1;
  });
