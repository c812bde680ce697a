/**
 * Faults in a cluster as `npm run cluster` starts and supervises it, and in the back ends alone on their embedded
 * database. Visitors open known pages; people send forms, create and publish pages, and claim coins. For each fault:
 * unanswered page requests, acknowledged writes that are missing, double payouts, and the seconds until every write is
 * accepted again. Limits: 0 of 10,000 requests (`--requests N`), 0, 0, 10 s.
 */
import { join } from "node:path";

import { siteEnvironment } from "../run/backEnds.ts";
import { startCluster } from "../run/cluster/startCluster.ts";
import { runCommand } from "../run/runCommand.ts";
import { makeSandbox } from "../run/makeSandbox.ts";
import { buildSite, testDistDir } from "../run/site.ts";
import { Clock } from "./faults/clock/Clock.ts";
import { contentFaults } from "./faults/contentFaults.ts";
import { diskFaults } from "./faults/disk/diskFaults.ts";
import { embeddedFaults, measureEmbedded } from "./faults/disk/embeddedFaults.ts";
import { Mounts } from "./faults/disk/Mounts.ts";
import { measureCluster, pages } from "./faults/measureCluster.ts";
import { clockFaults, processFaults } from "./faults/processFaults.ts";
import { head, report } from "./faults/report.ts";
import type { Result } from "./faults/report.ts";
import { requestFaults } from "./faults/requestFaults.ts";
import { Gates } from "./run/Gates.ts";
import { printTable } from "./run/table.ts";

const minRequests = Number(process.env.BENCH_FAULT_REQUESTS ?? 10_000);
/** Only faults whose name contains this. */
const only = process.env.BENCH_FAULT ?? "";
const diskMegabytes = 256;

await runCommand(async ({ atEnd }) => {
  const mounts = new Mounts();
  // Before their folder is removed.
  atEnd(() => mounts.release());
  const sandbox = await makeSandbox(testDistDir, atEnd);
  const { settings } = sandbox;
  const { DATA_DIR: dataDir, CONTENT_DIR: contentDir, SERVICES_PORT: servicesPort } = settings.services;
  const noDisk = Mounts.refusal();
  if (noDisk === undefined) mounts.inMemory(dataDir, diskMegabytes);
  const clock = new Clock(join(sandbox.folder, "clock"));
  const beforeSites = async (env: NodeJS.ProcessEnv) => {
    await buildSite({ settings, env: siteEnvironment(settings, { ...env, NODE_OPTIONS: "" }) });
  };
  const cluster = await startCluster({ settings, env: { ...sandbox.env, ...clock.env }, atEnd, beforeSites });
  void cluster.supervise();
  for (const page of pages) await (await fetch(`${cluster.origin}${page}`)).text();
  const stage = { cluster, contentDir, dataDir, noDisk, clock };
  const chosen = [...requestFaults, ...processFaults, ...contentFaults, ...diskFaults, ...clockFaults].filter(
    ({ name }) => name.includes(only),
  );
  for (const { name, leftOut } of chosen) if (leftOut?.(stage)) console.log(`left out: ${name}: ${leftOut(stage)}`);
  const faults = chosen.filter(({ leftOut }) => !leftOut?.(stage));
  const gates = new Gates();
  const results: Result[] = [];
  if (faults.length > 0) results.push(await measureCluster(stage, { faults, minRequests, servicesPort }));
  if (embeddedFaults.some((name) => name.includes(only))) {
    if (noDisk === undefined) results.push(await measureEmbedded(sandbox, mounts));
    else console.log(`left out: ${embeddedFaults.join(", ")}: ${noDisk}`);
  }
  for (const { lost } of results)
    for (const { kind, key, during } of lost) console.log(`lost: ${kind} ${key}, sent during ${during}`);
  printTable([head, ...results.flatMap((result) => report(result, minRequests, gates))]);
  gates.finish();
  return Number(process.exitCode ?? 0);
});
