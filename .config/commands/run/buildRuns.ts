import { totalmem } from "node:os";
import { join } from "node:path";

const next = join("node_modules", "next", "dist", "bin", "next");
// What each process that draws pages may keep before it collects garbage; half of it is enough for all that are drawn.
const heap = 400;

/**
 * The build as two runs of the framework, arguments of Node and environment of each: what the compiler holds, most of a
 * gigabyte, is given back before pages are drawn. The result is the same as that of one run.
 */
export function buildRuns(env: NodeJS.ProcessEnv): { args: string[]; env: NodeJS.ProcessEnv }[] {
  const run = (mode: string) => [next, "build", "--experimental-build-mode", mode];
  return [
    { args: run("compile"), env },
    { args: run("generate"), env: { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS ?? ""} ${heapOption()}`.trim() } },
  ];
}

/** Next takes a limit in megabytes away from its workers, but leaves one in percent. */
function heapOption(): string {
  const name = "--max-old-space-size-percentage";
  if (!process.allowedNodeEnvironmentFlags.has(name)) return "";
  const own = process.constrainedMemory();
  const memory = Math.min(totalmem(), own || Infinity) / 1_048_576;
  return `${name}=${Math.min(100, (heap / memory) * 100).toFixed(2)}`;
}
