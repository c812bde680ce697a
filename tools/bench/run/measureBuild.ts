import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { buildRuns } from "../../run/buildRuns.ts";

const folder = join(".next", "cache", "measured");
const intervalMs = 500;

/** Seconds of a build from scratch, and the peak megabytes of its processes. */
export async function measureBuild(env: NodeJS.ProcessEnv): Promise<{ seconds: number; memory: number }> {
  rmSync(folder, { recursive: true, force: true });
  const startedAt = performance.now();
  const memory: number[] = [];
  for (const run of buildRuns({ ...env, NODE_ENV: "production", NEXT_DIST_DIR: folder }))
    memory.push(await measure(run));
  const seconds = (performance.now() - startedAt) / 1_000;
  rmSync(folder, { recursive: true, force: true });
  return { seconds, memory: Math.max(...memory) };
}

async function measure({ args, env }: ReturnType<typeof buildRuns>[number]): Promise<number> {
  // Its own process group, by which its memory is summed.
  const build = spawn(process.execPath, args, { env, detached: true, stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(build, "exit");
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, readMemory(build.pid ?? 0))), intervalMs);
  const [code] = await ended;
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build failed (${code})`);
  return memory;
}

/** Memory of all processes of a group; shared pages count once. */
function readMemory(group: number): number {
  const lines = execFileSync("ps", ["-eo", "pgid=,pid="], { encoding: "utf8" }).split("\n");
  const pids = lines.map((line) => line.trim().split(/\s+/)).filter(([pgid]) => Number(pgid) === group);
  return pids.reduce((sum, [, pid]) => sum + readShare(`/proc/${pid}/smaps_rollup`), 0) / 1_024;
}

function readShare(file: string): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(file, "utf8"))?.[1] ?? 0);
  } catch (error) {
    // The process exited while it was read.
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ESRCH")) return 0;
    throw error;
  }
}
