import { calledAt, spell } from "./bootstrap/steps.mjs";
import { startCluster } from "./cluster/startCluster.ts";
import { runCommand } from "./command.ts";
import { loadEnvFiles, readSettings } from "./settings.ts";
import { buildSite } from "./site.ts";
import { siteEnvironment } from "./backEnds.ts";
import { watch } from "./waiting.ts";

// npm run cluster: two instances, Redis, PostgreSQL and nginx on this machine, until told to stop.
await runCommand(async ({ ready, atEnd }) => {
  loadEnvFiles();
  const settings = await readSettings(process.env);
  const cluster = await startCluster({
    settings,
    env: process.env,
    atEnd,
    beforeSites: (env) => buildSite({ settings, env: siteEnvironment(settings, env) }),
  });
  ready();
  console.log(`Ready on ${cluster.origin} (${spell(Date.now() - calledAt)} in all)`);
  void cluster.supervise();
  return watch([cluster.nginx, cluster.redis]);
});
