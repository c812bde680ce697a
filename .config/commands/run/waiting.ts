import { setTimeout as pause } from "node:timers/promises";

import { explain, Problem } from "./bootstrap/problem.mjs";
import type { RunningProcess } from "./processes.ts";

const interval = 100;

type Options = { url: string; seconds: number; accepts: (status: number) => boolean };

/** Waits until an address answers as expected; throws when the process behind it ends or the time is over. */
export async function waitUntilAnswers(child: RunningProcess, { url, seconds, accepts }: Options): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  const ended = child.ended.then((code) => ({ code }));
  let last = "nothing";
  while (Date.now() < deadline) {
    const answer = await Promise.race([ask(url), ended]);
    if ("code" in answer) throw ending(child, answer.code);
    if (answer.status !== undefined && accepts(answer.status)) return;
    last = answer.text;
    await Promise.race([pause(interval), ended]);
  }
  throw new Problem(`${child.name} did not answer at ${url} within ${seconds} s; last heard: ${last}`);
}

/** As `waitUntilAnswers`, for one that is of no use unless it answers: then it is ended. */
export async function endUnlessAnswers(child: RunningProcess, options: Options): Promise<RunningProcess> {
  try {
    await waitUntilAnswers(child, options);
    return child;
  } catch (error) {
    await child.stop();
    throw error;
  }
}

/** Throws as soon as one of the processes ends. */
export async function watch(children: RunningProcess[]): Promise<never> {
  const [child, code] = await Promise.race(children.map(async (child) => [child, await child.ended] as const));
  throw ending(child, code);
}

/** The sentence about a process that ended by itself. */
export function ending(child: RunningProcess, code: number | string): Problem {
  const how = typeof code === "number" ? `exit code ${code}` : code;
  return new Problem(explain(child.output) ?? `${child.name} stopped (${how}), so everything else was stopped too.`);
}

/** The status an address answers with within five seconds, and the beginning of what it says. */
export async function ask(url: string): Promise<{ status?: number; text: string }> {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(5_000) });
    return { status: response.status, text: `${response.status} ${(await response.text()).slice(0, 300)}` };
  } catch (error) {
    return { text: error instanceof Error ? String(error.cause ?? error.message) : String(error) };
  }
}
