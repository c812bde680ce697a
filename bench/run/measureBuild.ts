import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";

const next = join("node_modules", "next", "dist", "bin", "next");
const folder = join(".next", "cache", "measured");
const step = 500;

/** Seconds that a build from nothing takes, and the most megabytes that its processes held at once. */
export async function measureBuild(env: NodeJS.ProcessEnv): Promise<{ seconds: number; memory: number }> {
  rmSync(folder, { recursive: true, force: true });
  const begun = performance.now();
  const build = spawn(process.execPath, [next, "build"], {
    env: { ...env, NODE_ENV: "production", NEXT_DIST_DIR: folder },
    // A process group of its own is what its memory is added up by.
    ...{ detached: true, stdio: ["ignore", "ignore", "inherit"] },
  });
  const ended = once(build, "exit");
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, memoryOf(build.pid ?? 0))), step);
  const [code] = await ended;
  clearInterval(watch);
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The build failed (${code})`);
  return { seconds: (performance.now() - begun) / 1_000, memory };
}

function memoryOf(group: number): number {
  const lines = execFileSync("ps", ["-eo", "pgid=,rss="], { encoding: "utf8" }).split("\n");
  const sizes = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return sizes.reduce((sum, [pgid, size = 0]) => (pgid === group ? sum + size : sum), 0) / 1_024;
}
