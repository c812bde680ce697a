/**
 * Two instances, Redis, PostgreSQL and nginx on loopback: a published page appears on both; a rolling restart under
 * load loses nothing; Redis, PostgreSQL and the back ends are frozen or killed under load without an error for known
 * pages.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { siteEnvironment } from "../run/backEnds.ts";
import { startCluster } from "../run/cluster/startCluster.ts";
import type { Cluster } from "../run/cluster/startCluster.ts";
import { runCommand } from "../run/runCommand.ts";
import { makeSandbox } from "../run/makeSandbox.ts";
import { buildSite, testDistDir } from "../run/site.ts";
import { Gates } from "./run/Gates.ts";
import { Load } from "./run/Load.ts";
import { quantile } from "./run/quantile.ts";
import { printTable } from "./run/table.ts";

const publishings = 20;
const seconds = Number(process.env.BENCH_TROUBLE_SECONDS ?? 20);
const pages = ["/about/", "/cn/about/", "/pricing/", "/nodes/", "/docs/get-started/", "/faq/"];

/** Milliseconds from writing a document until every instance shows it. */
async function publish(cluster: Cluster, file: string, round: number): Promise<number> {
  const document = JSON.parse(readFileSync(file, "utf8"));
  document.data.meta_title = `Published ${round} ${Date.now()}`;
  document.last_publication_date = `${new Date().toISOString().slice(0, 19)}+0000`;
  writeFileSync(file, JSON.stringify(document));
  const startedAt = Date.now();
  await Promise.all(
    [...cluster.origins, cluster.origin].map(async (origin) => {
      while (Date.now() - startedAt < 15_000) {
        const html = await (await fetch(`${origin}/about/`)).text();
        if (html.includes(document.data.meta_title)) return;
        await sleep(50);
      }
      throw new Error(`${origin} never showed the page that was published`);
    }),
  );
  return Date.now() - startedAt;
}

type Trouble = [name: string, start: () => Promise<void> | void, end: () => Promise<void> | void];

const troubles = (cluster: Cluster): Trouble[] => [
  [
    "rolling restart",
    async () => {
      await cluster.restart(0);
      await cluster.restart(1);
    },
    () => undefined,
  ],
  ["Redis frozen", () => cluster.redis.signal("SIGSTOP"), () => cluster.redis.signal("SIGCONT")],
  ["PostgreSQL killed", () => cluster.postgres.stop(), () => cluster.postgres.start()],
  ["back ends frozen", () => cluster.backEnds.signal("SIGSTOP"), () => cluster.backEnds.signal("SIGCONT")],
  ["back ends killed", () => cluster.backEnds.signal("SIGKILL"), () => cluster.backEnds.revive()],
];

await runCommand(async ({ atEnd }) => {
  const sandbox = await makeSandbox(testDistDir, atEnd);
  const { settings } = sandbox;
  const beforeSites = (env: NodeJS.ProcessEnv) => buildSite({ settings, env: siteEnvironment(settings, env) });
  const cluster = await startCluster({ ...sandbox, atEnd, beforeSites });
  for (const page of pages) await (await fetch(`${cluster.origin}${page}`)).text();
  const file = join(settings.services.CONTENT_DIR, "documents/en-us/page/about.json");
  const times: number[] = [];
  for (let round = 0; round < publishings; round += 1) times.push(await publish(cluster, file, round));
  console.log(
    `publish → visible on both instances and through nginx, ${publishings} times: p50 ${quantile(times, 0.5)} ms`,
  );
  const gates = new Gates();
  gates.atMost("cluster: publish → visible on both instances, p95", quantile(times, 0.95), 2_000, "ms");
  const rows: (string | number)[][] = [["under load through nginx", "requests", "5xx", "broken", "p50 ms", "p99 ms"]];
  for (const [name, start, end] of troubles(cluster)) {
    const load = new Load(cluster.origin, pages);
    await sleep(1_000);
    await start();
    await sleep(name === "rolling restart" ? 1_000 : seconds * 1_000);
    await end();
    await sleep(3_000);
    const { count, errors, broken, times: took } = await load.stop();
    rows.push([name, count, errors, broken, quantile(took, 0.5).toFixed(1), quantile(took, 0.99).toFixed(1)]);
    gates.atMost(`cluster, ${name}: visitors without their page`, errors + broken, 0);
    if (name === "Redis frozen") gates.atMost(`cluster, ${name}: p99`, quantile(took, 0.99), 50, "ms");
  }
  printTable(rows);
  gates.finish();
  return Number(process.exitCode ?? 0);
});
