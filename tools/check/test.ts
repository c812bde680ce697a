import { existsSync, readFileSync } from "node:fs";

import { rejectArguments } from "../run/arguments.ts";
import { siteEnvironment, startBackEnds } from "../run/backEnds.ts";
import { Problem } from "../run/bootstrap/problem.mjs";
import { startedAt } from "../run/bootstrap/steps.mjs";
import { provideBrowser } from "./browser.ts";
import { createChecker, onePassed } from "./createChecker.ts";
import { runCommand } from "../run/runCommand.ts";
import { runEndToEnd } from "./runEndToEnd.ts";
import { makeTestSandbox } from "./makeTestSandbox.ts";
import { buildSite } from "../run/site.ts";
import { addUp, formatSummary } from "./summary.ts";
import { runUnitTests } from "./runUnitTests.ts";

/** `npm test`: every check; its last line is `N passed, N failed`. */
export const test = (args: string[]): Promise<void> =>
  runCommand(async ({ atEnd }) => {
    rejectArguments(args);
    const sandbox = await makeTestSandbox(atEnd);
    const { settings, env, folder } = sandbox;
    // Checks and unit tests use the project's own content.
    const { results, check, runTool, runScript } = createChecker({ ...env, NEXT_DIST_DIR: "", CONTENT_DIR: "" });
    results.push({ name: "install", ...onePassed, milliseconds: Date.now() - startedAt });

    let browser: string | undefined;
    const provided = check("browser", async () => {
      browser = await provideBrowser("tests");
      return onePassed;
    });
    // Meanwhile the browser is installed. Types and build both write next-env.d.ts, so they must not overlap.
    const typecheck = check("types", () => runScript("typecheck"));
    const short = { format: "format:check", lint: "lint", ...named("content:validate"), ...named("content:check") };
    for (const [name, script] of Object.entries(short)) await check(name, () => runScript(script));
    await typecheck;
    const built = check("build", async () => {
      await startBackEnds({ settings, env, atEnd, quiet: true });
      await buildSite({ settings, env: siteEnvironment(settings, env), always: true });
      return onePassed;
    });
    await check("unit tests", () => runUnitTests({ folder, runTool, quiet: built }));
    const [canVisit] = await Promise.all([built, provided]);

    await check("end to end", async () => {
      if (!canVisit || !browser) throw new Problem("Not run, because the build failed or there is no browser.");
      return runEndToEnd({ sandbox, browser, args: [], quiet: true });
    });

    console.log(formatSummary(results, Date.now() - startedAt));
    return addUp(results).failed === 0 ? 0 : 1;
  });

/** The script under its own name, if package.json has it. */
function named(script: string): Record<string, string> {
  const has = existsSync("package.json") && script in JSON.parse(readFileSync("package.json", "utf8")).scripts;
  return has ? { [script]: script } : {};
}
