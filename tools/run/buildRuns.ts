import { totalmem } from "node:os";
import { join } from "node:path";

const next = join("node_modules", "next", "dist", "bin", "next");
// Heap limit of each process that renders pages; half of it suffices for all pages.
const heapMb = 400;

/**
 * The build as two runs of Next, each with its arguments and environment: the memory of the compiler, most of a
 * gigabyte, is freed before pages are rendered. The result equals that of one run.
 */
export function buildRuns(env: NodeJS.ProcessEnv): { args: string[]; env: NodeJS.ProcessEnv }[] {
  const run = (mode: string) => [next, "build", "--experimental-build-mode", mode];
  return [
    { args: run("compile"), env },
    { args: run("generate"), env: { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS ?? ""} ${heapOption()}`.trim() } },
  ];
}

/** In percent, because Next removes a limit in megabytes from its workers. */
function heapOption(): string {
  const name = "--max-old-space-size-percentage";
  if (!process.allowedNodeEnvironmentFlags.has(name)) return "";
  const own = process.constrainedMemory();
  const memory = Math.min(totalmem(), own || Infinity) / 1_048_576;
  return `${name}=${Math.min(100, (heapMb / memory) * 100).toFixed(2)}`;
}
