import { cpus } from "node:os";

import { Problem } from "../run/bootstrap/problem.mjs";
import { formatDuration } from "../run/bootstrap/steps.mjs";
import { RunningProcess } from "../run/RunningProcess.ts";
import type { Outcome } from "./reports.ts";
import type { Result } from "./summary.ts";

/** Outcome of a step that is not a collection of tests. */
export const onePassed: Outcome = { passed: 1, failed: 0 };

/** Runs the steps of `npm test`, collects their results, and shows the output of failing tools. */
export function createChecker(env: NodeJS.ProcessEnv) {
  const results: Result[] = [];

  /** Runs a step regardless of earlier failures; returns whether it passed. */
  async function check(name: string, work: () => Promise<Outcome>): Promise<boolean> {
    const startedAt = Date.now();
    const before = readProcessors();
    console.log(`→ ${name} …`);
    const { failed, ...rest } = await attempt(work);
    const milliseconds = Date.now() - startedAt;
    results.push({ name, failed, ...rest, milliseconds, busyPercent: getBusyPercent(before, readProcessors()) });
    console.log(`${failed === 0 ? "✓" : "✗"} ${name} (${formatDuration(milliseconds)})`);
    return failed === 0;
  }

  /** Runs a tool; returns its exit code. */
  async function runTool(name: string, args: string[]): Promise<number | string> {
    const tool = new RunningProcess({ name, args, env, quiet: true });
    const code = await tool.ended;
    if (code !== 0) process.stdout.write(tool.output);
    return code;
  }

  /** The output of a tool; throws when it fails. */
  async function readTool(name: string, args: string[]): Promise<string> {
    const tool = new RunningProcess({ name, args, env, quiet: true });
    const code = await tool.ended;
    if (code !== 0) throw new Problem(`${tool.output}\n${name} failed (${code}).`);
    return tool.output;
  }

  /** Runs a script of package.json; throws when it fails. */
  async function runScript(name: string): Promise<Outcome> {
    const code = await runTool(name, ["--run", name]);
    if (code !== 0) throw new Problem(`npm run ${name} failed (${code}).`);
    return onePassed;
  }

  return { results, check, readTool, runTool, runScript };
}

type Processors = { busy: number; all: number };

/** Busy and total time of the machine's processors since boot, in milliseconds. */
function readProcessors(): Processors {
  const times = cpus().map(({ times: { user, nice, sys, irq, idle } }) => ({ busy: user + nice + sys + irq, idle }));
  const busy = times.reduce((sum, one) => sum + one.busy, 0);
  return { busy, all: times.reduce((sum, { idle }) => sum + idle, busy) };
}

const getBusyPercent = (before: Processors, after: Processors): number =>
  Math.round((100 * (after.busy - before.busy)) / Math.max(1, after.all - before.all));

async function attempt(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    console.log(error instanceof Problem ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
