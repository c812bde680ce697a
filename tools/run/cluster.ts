import { startedAt, formatDuration } from "./bootstrap/steps.mjs";
import { keepRunning, keepServerRunning } from "./cluster/keepRunning.ts";
import { startCluster } from "./cluster/startCluster.ts";
import { runCommand } from "./runCommand.ts";
import { loadEnvFiles, readSettings } from "./settings.ts";
import { buildSite } from "./site.ts";
import { siteEnvironment } from "./backEnds.ts";

/**
 * `npm run cluster`: two instances of the site and of the back ends, Redis, PostgreSQL, a bucket and nginx on this machine, until stopped. A part that exits is
 * logged and restarted; the others keep running.
 */
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
    console.log("Kill a part to see the effect; it is logged and restarted:");
    const { sites, backEnds, nginx, redis } = running;
    for (const part of [...sites, ...backEnds.instances, backEnds.bucket, nginx, redis])
      console.log(`  ${part.name}: kill -9 ${part.pid}`);
    await Promise.all([
      running.supervise(),
      keepRunning({ current: () => running.nginx, revive: running.reviveNginx }),
      keepRunning({ current: () => running.redis, revive: async () => running.reviveRedis() }),
      keepServerRunning("PostgreSQL", running.postgres),
    ]);
    return 0;
  });
