/**
 * Two instances, Redis, PostgreSQL and nginx on loopback, as `npm run cluster` starts and supervises them, while visitors
 * open known pages and send forms: for each fault the pages that were not answered, the forms that were thanked for and
 * are not in the database, and the seconds until a form is taken again. What a faucet pays is measured in faucetKilled.ts.
 */
import { setTimeout as sleep } from "node:timers/promises";

import { siteEnvironment } from "../.config/commands/run/backEnds.ts";
import { startCluster } from "../.config/commands/run/cluster/startCluster.ts";
import { runCommand } from "../.config/commands/run/runCommand.ts";
import { makeSandbox } from "../.config/commands/run/makeSandbox.ts";
import { buildSite, testDistDir } from "../.config/commands/run/site.ts";
import { contentFaults } from "./faults/contentFaults.ts";
import type { Fault, Stage } from "./faults/Fault.ts";
import { processFaults } from "./faults/processFaults.ts";
import { requestFaults } from "./faults/requestFaults.ts";
import { Senders } from "./faults/Senders.ts";
import { Gates } from "./run/Gates.ts";
import { Load } from "./run/Load.ts";
import { printTable } from "./run/table.ts";

const pages = ["/about/", "/cn/about/", "/pricing/", "/nodes/", "/docs/get-started/", "/faq/"];
const minRequests = Number(process.env.BENCH_FAULT_REQUESTS ?? 10_000);
const maxRunMs = 60_000;
const only = process.env.BENCH_FAULT;

/** Injects one fault under load; visitors continue until the minimum of requests, for a minute at most. */
async function suffer(fault: Fault, stage: Stage, senders: Senders) {
  const load = new Load(stage.cluster.origin, pages);
  await sleep(1_000);
  const startedAt = performance.now();
  await fault.start(stage);
  await sleep(fault.seconds * 1_000);
  await fault.end?.(stage);
  const recovery = await senders.recovered(fault.end ? performance.now() : startedAt + 1);
  const until = performance.now() + maxRunMs;
  while (load.count < minRequests && performance.now() < until) await sleep(100);
  return { ...(await load.stop()), recovery };
}

await runCommand(async ({ atEnd }) => {
  const sandbox = await makeSandbox(testDistDir, atEnd);
  const { settings } = sandbox;
  const beforeSites = (env: NodeJS.ProcessEnv) => buildSite({ settings, env: siteEnvironment(settings, env) });
  const cluster = await startCluster({ ...sandbox, atEnd, beforeSites });
  void cluster.supervise();
  for (const page of pages) await (await fetch(`${cluster.origin}${page}`)).text();
  const stage = { cluster, contentDir: settings.services.CONTENT_DIR };
  const senders = new Senders(`http://127.0.0.1:${settings.services.SERVICES_PORT}`);
  await senders.recovered(performance.now());
  const gates = new Gates();
  const rows: (string | number)[][] = [["fault", "requests", "5xx", "broken", "seconds to recovery"]];
  const faults = [...requestFaults, ...processFaults, ...contentFaults];
  for (const fault of faults.filter(({ name }) => !only || name.includes(only))) {
    const { count, errors, broken, recovery } = await suffer(fault, stage, senders);
    rows.push([fault.name, count, errors, broken, recovery.toFixed(1)]);
    console.log(rows.at(-1)?.join("  "));
    gates.atMost(`faults, ${fault.name}: visitors without their page`, errors + broken, 0);
    gates.atMost(`faults, ${fault.name}: recovery`, recovery, 10, "s");
  }
  const { thanked, lost } = await senders.stop(cluster.postgres.url("postgres"));
  console.log(`forms thanked for: ${thanked}, of which lost: ${lost}`);
  gates.atMost("faults: forms lost that were thanked for", lost, 0);
  printTable(rows);
  gates.finish();
  return Number(process.exitCode ?? 0);
});
