import { listChangedFiles } from "./listChangedFiles.ts";
import { startedAt } from "../run/bootstrap/steps.mjs";
import { createChecker, onePassed } from "./createChecker.ts";
import { runCommand } from "../run/runCommand.ts";
import { addUp, formatSummary } from "./summary.ts";

// The last argument is the revision that the change is compared with; without one, what is not committed is checked.
await runCommand(async () => {
  const files = listChangedFiles(process.argv[2] ?? "HEAD").filter((name) => /\.(ts|tsx|mjs|js|json|css)$/.test(name));
  const { results, check, runTool, runScript } = createChecker(process.env);
  const typed = check("types", () => runScript("typecheck"));
  for (const [name, script] of [
    ["format", "format:check"],
    ["lint", "lint"],
  ] as const) {
    await check(name, () => runScript(script));
  }
  await check(`unit tests related to ${files.length} changed files`, async () => {
    if (files.length === 0) return onePassed;
    const jest = ["node_modules/jest/bin/jest.js", "--config", ".config/jest.config.mjs", "--passWithNoTests"];
    const code = await runTool("Jest", [...jest, "--findRelatedTests", ...files]);
    return code === 0 ? onePassed : { passed: 0, failed: 1 };
  });
  await typed;
  console.log(formatSummary(results, Date.now() - startedAt));
  return addUp(results).failed === 0 ? 0 : 1;
});
