import { setTimeout as sleep } from "node:timers/promises";

import { explain, Problem } from "./bootstrap/problem.mjs";
import type { RunningProcess } from "./RunningProcess.ts";

const intervalMs = 100;

/** How long a start may take: the first one writes all documents, which takes a small machine more than a minute. */
export const startSeconds = 180;

type Options = { url: string; seconds: number; accepts: (status: number) => boolean };

/** Waits until a URL responds as expected; throws when its process exits or after a timeout. */
export async function waitUntilReady(child: RunningProcess, { url, seconds, accepts }: Options): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  const ended = child.ended.then((code) => ({ code }));
  let last = "nothing";
  while (Date.now() < deadline) {
    const response = await Promise.race([requestStatus(url), ended]);
    if ("code" in response) throw toStopProblem(child, response.code);
    if (response.status !== undefined && accepts(response.status)) return;
    last = response.text;
    await Promise.race([sleep(intervalMs), ended]);
  }
  throw new Problem(`${child.name} did not answer at ${url} within ${seconds} s; last heard: ${last}`);
}

/** As `waitUntilReady`, but stops the process on failure. */
export async function stopUnlessReady(child: RunningProcess, options: Options): Promise<RunningProcess> {
  try {
    await waitUntilReady(child, options);
    return child;
  } catch (error) {
    await child.stop();
    throw error;
  }
}

/** Throws as soon as one of the processes exits. */
export async function failWhenStopped(children: RunningProcess[]): Promise<never> {
  const [child, code] = await Promise.race(children.map(async (child) => [child, await child.ended] as const));
  throw toStopProblem(child, code);
}

/** The message about a process that exited by itself. */
function toStopProblem(child: RunningProcess, code: number | string): Problem {
  const how = typeof code === "number" ? `exit code ${code}` : code;
  const [last] = child.isQuiet ? child.output.trimEnd().split("\n").slice(-1) : [];
  const stopped = `${child.name} stopped (${how}), so everything else was stopped too.`;
  return new Problem(explain(child.output) ?? (last ? `${stopped} It wrote last: ${last}` : stopped));
}

/** The status of a URL within five seconds, and the start of its body. */
export async function requestStatus(url: string): Promise<{ status?: number; text: string }> {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(5_000) });
    return { status: response.status, text: `${response.status} ${(await response.text()).slice(0, 300)}` };
  } catch (error) {
    return { text: error instanceof Error ? String(error.cause ?? error.message) : String(error) };
  }
}
