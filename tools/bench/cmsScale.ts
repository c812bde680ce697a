/**
 * The content back end alone with many documents, over HTTP: what a start, a save, a publication, a list, a level of the
 * tree, a query of the official client and the checks cost. `BENCH_DOCUMENTS` are the numbers of documents,
 * `BENCH_DATABASE=postgres` measures on a PostgreSQL server instead of the embedded database.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findPostgres, startPostgres } from "#db/testing/postgresServer.ts";
import { runCommand } from "../run/runCommand.ts";
import { Gates } from "./run/Gates.ts";
import { printTable } from "./run/table.ts";
import { BackEnd } from "./scale/BackEnd.ts";
import { measureSite } from "./scale/measureSite.ts";
import { writeSite } from "./scale/writeSite.ts";

const counts = (process.env.BENCH_DOCUMENTS ?? "1000,10000,100000").split(",").map(Number);
const isServer = process.env.BENCH_DATABASE === "postgres";

type Measured = Awaited<ReturnType<typeof measureCount>>;

async function measureCount(count: number, databaseUrl: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), "halyard-scale-"));
  const folders = { contentDir: join(folder, "content"), dataDir: join(folder, "data"), databaseUrl };
  try {
    console.log(`${count} documents`);
    const ids = writeSite(folders.contentDir, count);
    const first = await BackEnd.start(folders);
    await first.stop();
    const backEnd = await BackEnd.start(folders);
    const atStart = backEnd.readMemory().now;
    const measured = await measureSite(backEnd, ids);
    const memory = backEnd.readMemory();
    await backEnd.stop();
    return { count, imported: first.startedMs, started: backEnd.startedMs, ...measured, atStart, memory };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(all: Measured[]): void {
  const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
  const seconds = (value: number) => `${(value / 1_000).toFixed(1)} s`;
  const rows: [string, (one: Measured) => string | number][] = [
    ["documents", ({ count }) => count],
    ["start with the first import", ({ imported }) => seconds(imported)],
    ["later start", ({ started }) => seconds(started)],
    ["until every text is indexed", ({ indexed }) => seconds(indexed)],
    ["save p95", ({ save }) => ms(save)],
    ["publish p95", ({ publish }) => ms(publish)],
    ["processor time to read, save and publish", ({ editCpu }) => ms(editCpu)],
    ["slowest list, p95", ({ list }) => ms(list.ms)],
    ["slowest level of the tree, p95", ({ tree }) => ms(tree.ms)],
    ["largest level", ({ tree }) => `${(tree.bytes / 1_024).toFixed(1)} KB`],
    ["slowest client query, p95", ({ queries }) => ms(queries.ms)],
    ["first checks", ({ checks }) => seconds(checks)],
    ["longest wait meanwhile", ({ wait }) => ms(wait)],
    ["checks after a save", ({ recheck }) => ms(recheck)],
    ["memory after the start", ({ atStart }) => `${atStart.toFixed(0)} MB`],
    ["memory at the end, at most", ({ memory }) => `${memory.now.toFixed(0)}, ${memory.peak.toFixed(0)} MB`],
  ];
  printTable(rows.map(([name, read]) => [name, ...all.map(read)]));
}

function judge(all: Measured[]): void {
  const gates = new Gates();
  for (const one of all) {
    const name = `cms: ${one.count} documents${isServer ? " on PostgreSQL" : ""}`;
    gates.atMost(`${name}, first import`, one.imported / 1_000, 180, "s");
    gates.atMost(`${name}, start`, one.started / 1_000, 10, "s");
    gates.atMost(`${name}, save`, one.save, 50, "ms");
    gates.atMost(`${name}, publish`, one.publish, 150, "ms");
    gates.atMost(`${name}, lists`, one.list.ms, 100, "ms");
    gates.atMost(`${name}, level of the tree`, one.tree.bytes / 1_024, 50, "KB");
    gates.atMost(`${name}, client queries`, one.queries.ms, 50, "ms");
    gates.atMost(`${name}, wait during the first checks`, one.wait, 50, "ms");
    gates.atMost(`${name}, memory`, one.memory.peak, 1_024, "MB");
  }
  const [least, most] = [all[0], all.at(-1)];
  if (least && most && least !== most) {
    gates.atMost(`cms: save, ${most.count} ÷ ${least.count} documents`, most.save / least.save, 1.5, "×");
    gates.atMost(`cms: publish, ${most.count} ÷ ${least.count} documents`, most.publish / least.publish, 1.5, "×");
  }
  gates.finish();
}

await runCommand(async ({ atEnd }) => {
  const programs = isServer ? findPostgres() : undefined;
  if (isServer && !programs) throw new Error("No PostgreSQL server is installed here");
  const all: Measured[] = [];
  for (const count of counts) {
    const server = programs ? await startPostgres(programs) : undefined;
    if (server) atEnd(() => server.remove());
    all.push(await measureCount(count, server?.url("postgres")));
    report(all);
  }
  judge(all);
  return Number(process.exitCode ?? 0);
});
