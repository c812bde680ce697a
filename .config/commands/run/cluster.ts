import { startedAt, formatDuration } from "./bootstrap/steps.mjs";
import { startCluster } from "./cluster/startCluster.ts";
import { runCommand } from "./runCommand.ts";
import { loadEnvFiles, readSettings } from "./settings.ts";
import { buildSite } from "./site.ts";
import { siteEnvironment } from "./backEnds.ts";
import { failWhenStopped } from "./waitUntilReady.ts";

/** `npm run cluster`: two instances, Redis, PostgreSQL and nginx on this machine, until told to stop. */
export const cluster = (): Promise<void> =>
  runCommand(async ({ ready, atEnd }) => {
    loadEnvFiles();
    const settings = await readSettings(process.env);
    const running = await startCluster({
      settings,
      env: process.env,
      atEnd,
      beforeSites: (env) => buildSite({ settings, env: siteEnvironment(settings, env) }),
    });
    ready();
    console.log(`Ready on ${running.origin} (${formatDuration(Date.now() - startedAt)} in all)`);
    void running.supervise();
    return failWhenStopped([running.nginx, running.redis]);
  });
