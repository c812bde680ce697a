/**
 * Builds with 100, 1,000 and 10,000 pages more than there are: time, and the most memory that the build had. Only what
 * leads through the site is made ahead, so that the number of pages hardly counts.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { siteEnvironment, startBackEnds } from "../.config/commands/backEnds.ts";
import { runCommand } from "../.config/commands/command.ts";
import { makeSandbox } from "../.config/commands/sandbox.ts";
import { buildSite } from "../.config/commands/site.ts";
import { Gates } from "./run/Gates.ts";
import { writePages } from "./run/manyPages.ts";
import { printTable } from "./run/table.ts";

const counts = [100, 1_000, 10_000];
const distDir = join(".next", "cache", "bench");

/** Megabytes of a process and all below it, without those that are named; what they share counts once. */
function memoryBelow(pid: number, without: number): number {
  if (pid === without) return 0;
  try {
    const own = Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) / 1_024;
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").trim().split(" ").filter(Boolean),
    );
    return children.reduce((total, child) => total + memoryBelow(Number(child), without), own);
  } catch (error) {
    // It ended while it was looked at.
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ESRCH")) return 0;
    throw error;
  }
}

await runCommand(async ({ atEnd }) => {
  const rows: (string | number)[][] = [["pages more", "build s", "memory MB"]];
  const times: number[] = [];
  let most = 0;
  for (const count of counts) {
    const sandbox = await makeSandbox(distDir, atEnd);
    const { settings } = sandbox;
    const uids = Array.from({ length: count }, (_, index) => `many-${index}`);
    writePages(settings.services.CONTENT_DIR, uids);
    const services = await startBackEnds({ ...sandbox, atEnd, quiet: true });
    const idle = memoryBelow(process.pid, services?.pid ?? 0);
    let peak = 0;
    const look = () => (peak = Math.max(peak, memoryBelow(process.pid, services?.pid ?? 0) - idle));
    const timer = setInterval(look, 500);
    const began = performance.now();
    await buildSite({ settings, env: siteEnvironment(settings, sandbox.env), always: true });
    const time = (performance.now() - began) / 1_000;
    clearInterval(timer);
    await services?.stop();
    times.push(time);
    most = Math.max(most, peak);
    rows.push([count, time.toFixed(1), peak.toFixed(0)]);
  }
  printTable(rows);
  const [, thousand = Number.NaN, tenThousand = Number.NaN] = times;
  const gates = new Gates();
  gates.atMost("build: 10,000 pages ÷ 1,000 pages", tenThousand / thousand, 1.2, "×");
  gates.atMost("build: a page more", Math.max(0, ((tenThousand - thousand) / 9_000) * 1_000), 12, "ms");
  gates.atMost("build: memory", most, 1_024, "MB");
  gates.finish();
  return Number(process.exitCode ?? 0);
});
