import { startedAt, formatDuration } from "./bootstrap/steps.mjs";
import { keepRunning, keepServerRunning } from "./cluster/keepRunning.ts";
import { startCluster } from "./cluster/startCluster.ts";
import type { Cluster } from "./cluster/startCluster.ts";
import { runCommand } from "./runCommand.ts";
import { loadEnvFiles, readSettings } from "./settings.ts";
import { buildSite } from "./site.ts";
import { siteEnvironment } from "./backEnds.ts";

/** How each part is killed. */
function listParts({ sites, backEnds, nginx, redis, postgres }: Cluster): string[] {
  const backEndLines = backEnds.instances.map(({ pid }, index) => `Back end ${index + 1}: kill -9 ${pid}`);
  const others = [backEnds.balancer, backEnds.bucket, nginx, redis, { name: "PostgreSQL", pid: postgres.pid }];
  const toLine = ({ name, pid }: { name: string; pid: number }) => `${name}: kill -9 ${pid}`;
  return [...sites.map(toLine), ...backEndLines, ...others.map(toLine)];
}

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
    for (const line of listParts(running)) console.log(`  ${line}`);
    console.log(`The Studio: ${running.origin}/studio/, name: owner, password: ${running.studioPassword}`);
    await Promise.all([
      running.supervise(),
      keepRunning({ current: () => running.nginx, revive: running.reviveNginx }),
      keepRunning({ current: () => running.redis, revive: async () => running.reviveRedis() }),
      keepServerRunning("PostgreSQL", running.postgres),
    ]);
    return 0;
  });
