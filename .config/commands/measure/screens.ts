import { siteEnvironment, startBackEnds } from "../run/backEnds.ts";
import { provideBrowser } from "../check/browser.ts";
import { runCommand } from "../run/runCommand.ts";
import { makeSandbox } from "../run/makeSandbox.ts";
import { chooseScreens } from "./screens/chooseScreens.ts";
import { takeScreens } from "./screens/takeScreens.ts";
import { takeSlicePictures } from "./screens/takeSlicePictures.ts";
import { buildSite, startSite, testDistDir } from "../run/site.ts";

/** `npm run screens [-- --at=<origin>] [word …]`: pictures, of a running site if named, of what the words name. */
export const screens = (args: string[]): Promise<void> =>
  runCommand(async ({ atEnd }) => {
    const words = args.filter((word) => !word.startsWith("--"));
    const at = args.find((word) => word.startsWith("--at="))?.slice("--at=".length);
    // A word that names nothing is told before minutes are spent on a build.
    chooseScreens(words);
    const browser = await provideBrowser("screens");
    const site = at ? { origin: at } : await serve(atEnd);
    if (words.length === 0 || words.includes("slices")) await takeSlicePictures({ origin: site.origin, browser });
    const missed = await takeScreens({ ...site, browser, words });
    for (const sentence of missed) console.error(`✗ ${sentence}`);
    return missed.length === 0 ? 0 : 1;
  });

async function serve(atEnd: (cleanUp: () => void) => void) {
  const sandbox = await makeSandbox(testDistDir, atEnd);
  const { settings } = sandbox;
  const backEnds = await startBackEnds({ ...sandbox, atEnd, quiet: true });
  const env = siteEnvironment(settings, sandbox.env);
  await buildSite({ settings, env });
  await startSite({ settings, env, quiet: true });
  return { origin: `http://localhost:${settings.site.PORT}`, stopBackEnds: backEnds && (() => backEnds.stop()) };
}
