import { join } from "node:path";

import { siteEnvironment, startBackEnds } from "../run/backEnds.ts";
import { provideBrowser } from "../check/browser.ts";
import { runCommand } from "../run/runCommand.ts";
import { makeSandbox } from "../run/makeSandbox.ts";
import { loadEnvFiles, readSettings } from "../run/settings.ts";
import { chooseScreens } from "./screens/chooseScreens.ts";
import { takeScreens } from "./screens/takeScreens.ts";
import { listSliceFolders, takeSlicePictures } from "./screens/takeSlicePictures.ts";
import { buildSite, startDevelopment, startSite, testDistDir } from "../run/site.ts";

/**
 * `npm run screens [-- --at=<origin>] [word …]`: pictures, of a running site if named, filtered by the words. Names of
 * slices (`Hero`) take only their pictures, from a development server, which needs no build.
 */
export const screens = (args: string[]): Promise<void> =>
  runCommand(async ({ atEnd }) => {
    const words = args.filter((word) => !word.startsWith("--"));
    const at = args.find((word) => word.startsWith("--at="))?.slice("--at=".length);
    const slices = words.filter((word) => listSliceFolders().includes(word));
    if (slices.length > 0 && slices.length === words.length) {
      await takeSlicePictures({ ...(await findSlices(at, atEnd)), names: slices });
      return 0;
    }
    // Reject an unknown word before a build of minutes.
    chooseScreens(words);
    const browser = await provideBrowser("screens");
    const site = at ? { origin: at } : await serve(atEnd);
    if (words.length === 0 || words.includes("slices")) await takeSlicePictures({ origin: site.origin, browser });
    const missed = await takeScreens({ ...site, browser, words });
    for (const sentence of missed) console.error(`✗ ${sentence}`);
    return missed.length === 0 ? 0 : 1;
  });

/** A browser, and a site that renders current slices: the named one, `npm run dev`, or a new server. */
async function findSlices(at: string | undefined, atEnd: (cleanUp: () => void) => void) {
  const browser = await provideBrowser("screens");
  const origin = at ?? (await findDevelopment()) ?? (await serveSlices(atEnd));
  return { origin, browser };
}

const simulator = "/slice-simulator/";

/** The origin of `npm run dev`, if it runs: only a development server shows mocks of slices. */
async function findDevelopment(): Promise<string | undefined> {
  loadEnvFiles();
  const { site } = await readSettings(process.env);
  const origin = `http://localhost:${site.PORT}`;
  try {
    const { headers } = await fetch(`${origin}${simulator}`, { method: "HEAD", signal: AbortSignal.timeout(60_000) });
    return headers.get("content-security-policy")?.includes("http://localhost:9999") ? origin : undefined;
  } catch {
    // Nothing listens there, or another program.
    return undefined;
  }
}

/** A development server in a sandbox; data that its back ends create at their first start is reused. */
async function serveSlices(atEnd: (cleanUp: () => void) => void): Promise<string> {
  const folder = join(".next", "cache", "slices");
  const { settings, env } = await makeSandbox(folder, atEnd, { DATA_DIR: join(folder, "data") });
  await Promise.all([
    startBackEnds({ settings, env, atEnd, quiet: true }),
    startDevelopment({ settings, env, path: simulator, quiet: true }),
  ]);
  return `http://localhost:${settings.site.PORT}`;
}

async function serve(atEnd: (cleanUp: () => void) => void) {
  const sandbox = await makeSandbox(testDistDir, atEnd);
  const { settings } = sandbox;
  const backEnds = await startBackEnds({ ...sandbox, atEnd, quiet: true });
  const env = siteEnvironment(settings, sandbox.env);
  await buildSite({ settings, env });
  await startSite({ settings, env, quiet: true });
  return {
    origin: `http://localhost:${settings.site.PORT}`,
    dataDir: sandbox.env.DATA_DIR,
    stopBackEnds: backEnds && (() => backEnds.stop()),
  };
}
