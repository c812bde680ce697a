import { siteEnvironment, startBackEnds } from "../run/backEnds.ts";
import { provideBrowser } from "./browser.ts";
import { runCommand } from "../run/runCommand.ts";
import { runEndToEnd } from "./runEndToEnd.ts";
import { makeTestSandbox } from "./makeTestSandbox.ts";
import { buildSite } from "../run/site.ts";

/** `npm run test:e2e [-- Playwright arguments]`: the end-to-end tests alone, against the built site. */
export const e2e = (args: string[]): Promise<void> =>
  runCommand(async ({ atEnd }) => {
    const browser = await provideBrowser("tests");
    const sandbox = await makeTestSandbox(atEnd);
    await startBackEnds({ ...sandbox, atEnd, quiet: true });
    await buildSite({ settings: sandbox.settings, env: siteEnvironment(sandbox.settings, sandbox.env) });
    const { failed } = await runEndToEnd({ sandbox, browser, args, quiet: false });
    return failed === 0 ? 0 : 1;
  });
