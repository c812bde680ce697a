import { join } from "node:path";

import { siteEnvironment } from "../run/backEnds.ts";
import { RunningProcess } from "../run/RunningProcess.ts";
import { findFirefox } from "./browser.ts";
import { countPlaywright, readOutcome } from "./reports.ts";
import type { Outcome } from "./reports.ts";
import type { Sandbox } from "../run/makeSandbox.ts";
import { startSite } from "../run/site.ts";

type Options = { sandbox: Sandbox; browser: string; args: string[]; quiet: boolean };

/** Starts the built site of a sandbox, runs Playwright on it, and stops it again. */
export async function runEndToEnd({ sandbox, browser, args, quiet }: Options): Promise<Outcome> {
  const { settings, folder } = sandbox;
  const env = siteEnvironment(settings, sandbox.env);
  const site = await startSite({ settings, env, quiet: true });
  const report = join(folder, "end-to-end.json");
  const runner = new RunningProcess({
    name: "Playwright",
    args: ["node_modules/playwright/cli.js", "test", "--config", "e2e/playwright.config.ts", ...args],
    env: {
      ...env,
      E2E_BROWSER: browser,
      E2E_FIREFOX: findFirefox() ?? "",
      E2E_SITE_URL: `http://localhost:${settings.site.PORT}`,
      E2E_REPORT: report,
    },
    quiet,
  });
  const code = await runner.ended;
  await site.stop();
  const outcome = readOutcome(report, countPlaywright, code);
  // Flaky tests passed, but are listed.
  if (quiet && (outcome.failed > 0 || /^ +\d+ flaky$/m.test(runner.output))) process.stdout.write(runner.output);
  if (outcome.failed > 0) {
    process.stdout.write(`\nWhat the site said last:\n${site.output.slice(-4_000)}\n`);
  }
  return outcome;
}
