import { siteEnvironment, startBackEnds, superviseBackEnds } from "./backEnds.ts";
import { formatDuration, startedAt } from "./bootstrap/steps.mjs";
import { requirePort } from "./bootstrap/requirePort.mjs";
import type { RunningProcess } from "./RunningProcess.ts";
import type { Settings } from "./settings.ts";
import { buildSite, startSite, superviseSite } from "./site.ts";
import { continueIn, waitForRelease } from "./upgrade/continueIn.ts";
import type { Successor } from "./upgrade/continueIn.ts";
import { readVersionFolder } from "./upgrade/versionFolder.ts";

type Controls = {
  /** Arguments of `npm start`. */
  args: string[];
  ready(): void;
  atEnd(cleanUp: () => void): void;
};

/**
 * The site and its back ends until they are stopped. On SIGUSR2 the version that an upgrade has built takes over: its
 * site serves before this one ends, its back ends start when these have ended.
 */
export async function serveProduction(settings: Settings, { args, ready, atEnd }: Controls): Promise<number> {
  const { DATA_DIR, SERVICES_PORT } = settings.services;
  const isReplacing = process.env.HALYARD_REPLACES === "true";
  const newer = isReplacing ? undefined : readVersionFolder(DATA_DIR);
  if (newer) {
    console.log(`→ Continue in ${newer}, which npm run upgrade has built …`);
    const successor = continueIn(newer, { args, dataDir: DATA_DIR });
    ready();
    return toExitCode(await successor.process.ended);
  }
  const env = siteEnvironment(settings, process.env);
  let site: RunningProcess | undefined;
  if (isReplacing) {
    await buildSite({ settings, env });
    site = await startSite({ settings, env, isBesideAnother: true });
    await waitForRelease();
  } else await requirePort("PORT", settings.site.PORT);
  const releases: (() => void)[] = [];
  const backEnds = await startBackEnds({
    settings,
    env: process.env,
    atEnd: (release) => {
      releases.push(release);
      atEnd(release);
    },
  });
  let running = backEnds;
  const supervised: (Promise<void> | undefined)[] = [
    backEnds && superviseBackEnds(backEnds, SERVICES_PORT, process.env, (child) => void (running = child)),
  ];
  if (!site) {
    // The secrets are made at the first start of the back ends.
    const current = siteEnvironment(settings, process.env);
    await buildSite({ settings, env: current });
    site = await startSite({ settings, env: current });
  }
  supervised.push(
    superviseSite(site, { settings, env: siteEnvironment(settings, process.env) }, (child) => void (site = child)),
  );
  ready();
  console.log(`Ready on http://localhost:${settings.site.PORT} (${formatDuration(Date.now() - startedAt)} in all)`);
  let successor: Successor | undefined;
  const replace = async () => {
    const folder = readVersionFolder(DATA_DIR);
    if (!folder || successor) return;
    successor = continueIn(folder, { args, dataDir: DATA_DIR, isReplacing: true });
    try {
      await successor.serving;
    } catch (error) {
      console.warn(`${error instanceof Error ? error.message : String(error)} This one goes on.`);
      successor = undefined;
      return;
    }
    await site?.stop();
    await running?.stop();
    for (const release of releases) release();
    successor.release();
  };
  process.on("SIGUSR2", () => void replace());
  await Promise.all(supervised);
  return successor ? toExitCode(await successor.process.ended) : 0;
}

const toExitCode = (code: number | string) => (typeof code === "number" ? code : 1);
