import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { Load } from "../run/Load.ts";
import type { Fault, Stage } from "./Fault.ts";
import { audit } from "./people/audit.ts";
import { Ledger } from "./people/Ledger.ts";
import { People } from "./people/People.ts";
import type { Result, Row } from "./report.ts";

export const pages = ["/about/", "/cn/about/", "/pricing/", "/nodes/", "/docs/get-started/", "/faq/"];
const maxRunMs = 60_000;
// Eight visitors each.
const crowds = 2;

type Options = { faults: Fault[]; minRequests: number; servicesPort: number };

/** Causes each fault in turn in a cluster under load, and audits everything acknowledged. */
export async function measureCluster(stage: Stage, { faults, minRequests, servicesPort }: Options): Promise<Result> {
  const origin = `http://127.0.0.1:${servicesPort}`;
  const { writeToken }: { writeToken: string } = JSON.parse(readFileSync(join(stage.dataDir, "secrets.json"), "utf8"));
  const ledger = new Ledger();
  const people = new People(ledger, { origin, writeToken });
  await people.recovered(performance.now());
  const rows: Row[] = [];
  for (const fault of faults) {
    ledger.during = fault.name;
    const row = await suffer(fault, { stage, people, minRequests });
    const { requests, maxWaitMs = 0 } = row.visits ?? {};
    const maxWait = (maxWaitMs / 1_000).toFixed(1);
    console.log(
      `${row.fault}: ${requests} requests, ${maxWait} s at most, recovered after ${row.recovery.toFixed(1)} s`,
    );
    rows.push(row);
  }
  await people.stop();
  const { dataDirs, instances } = stage.cluster.backEnds;
  const database = { databaseUrl: stage.cluster.postgres.url("postgres"), dataDir: stage.dataDir, dataDirs };
  const stop = async () => void (await Promise.all(instances.map((instance) => instance.stop())));
  return { rows, ledger, ...(await audit(ledger, { ...database, origin, writeToken, stop })) };
}

type Trial = { stage: Stage; people: People; minRequests: number };

/** Waits until the visitors have sent enough requests, at most one more minute. */
async function suffer(fault: Fault, { stage, people, minRequests }: Trial): Promise<Row> {
  const loads = Array.from({ length: crowds }, () => new Load(stage.cluster.origin, pages));
  const countRequests = () => loads.reduce((sum, load) => sum + load.count, 0);
  await sleep(1_000);
  const startedAt = performance.now();
  await fault.start(stage);
  await sleep(fault.seconds * 1_000);
  await fault.end?.(stage);
  const recovery = await people.recovered(fault.end ? performance.now() : startedAt + 1);
  const deadline = performance.now() + maxRunMs;
  while (countRequests() < minRequests && performance.now() < deadline) await sleep(100);
  const outcomes = await Promise.all(loads.map((load) => load.stop()));
  const pending = outcomes.reduce((sum, { errors, broken }) => sum + errors + broken, 0);
  const maxWaitMs = outcomes.flatMap(({ times }) => times).reduce((max, time) => Math.max(max, time), 0);
  return { fault: fault.name, visits: { requests: countRequests(), unanswered: pending, maxWaitMs }, recovery };
}
