import { setTimeout as sleep } from "node:timers/promises";

import { getErrorMessage } from "./bootstrap/problem.mjs";
import { areAllStopping } from "./RunningProcess.ts";
import type { RunningProcess } from "./RunningProcess.ts";
import { requestStatus } from "./waitUntilReady.ts";

/** Times in milliseconds; tests use shorter ones. */
const defaultTimes = {
  /** Between two health checks. */
  intervalMs: 5_000,
  /** Restarted after so long without a response. */
  silenceMs: 30_000,
  /** Between SIGTERM and SIGKILL for a process that hangs. */
  stopTimeoutMs: 2_000,
  /** Before a restart; doubled after each failure. */
  firstDelayMs: 250,
  maxDelayMs: 30_000,
  /** Uptime after which the delay is reset. */
  recoveredMs: 60_000,
};

type Supervised = {
  child: RunningProcess;
  /** Answers 200 while the process is healthy. */
  health: string;
  /** Starts it again and waits for a response; throws when there is none. */
  start(): Promise<RunningProcess>;
  times?: Partial<typeof defaultTimes>;
};

/**
 * Restarts a process that exits or does not respond for 30 s, with a delay from 250 ms to 30 s. Returns once it is
 * stopped.
 */
export async function supervise({ child: first, health, start, times }: Supervised): Promise<void> {
  const { intervalMs, silenceMs, stopTimeoutMs, firstDelayMs, maxDelayMs, recoveredMs } = { ...defaultTimes, ...times };
  let child: RunningProcess | undefined = first;
  let delayMs = firstDelayMs;
  while (child) {
    const startedAt = performance.now();
    const why = await Promise.race([child.ended, waitUntilUnresponsive(child, { health, intervalMs, silenceMs })]);
    if (child.wasStopped || areAllStopping()) return;
    if (performance.now() - startedAt > recoveredMs) delayMs = firstDelayMs;
    console.warn(`${child.name} stopped (${why}); it is started again.`);
    await child.stop(stopTimeoutMs);
    child = undefined;
    while (!child) {
      await sleep(delayMs);
      if (areAllStopping()) return;
      delayMs = Math.min(2 * delayMs, maxDelayMs);
      child = await start().catch((error: unknown) => void console.warn(getErrorMessage(error)));
      if (child) console.log(`${child.name}: running again.`);
    }
  }
}

type HealthCheck = { health: string; intervalMs: number; silenceMs: number };

/**
 * Resolves with a reason once the process has not responded for too long, or with its exit code when it exits first.
 */
async function waitUntilUnresponsive(
  child: RunningProcess,
  { health, intervalMs, silenceMs }: HealthCheck,
): Promise<string> {
  let respondedAt = performance.now();
  let isOver = false;
  void child.ended.then(() => (isOver = true));
  while (!isOver) {
    const requestedAt = performance.now();
    if ((await requestStatus(health)).status === 200) respondedAt = performance.now();
    else if (performance.now() - respondedAt > silenceMs) return `no answer for ${Math.round(silenceMs / 1_000)} s`;
    await Promise.race([child.ended, sleep(Math.max(0, requestedAt + intervalMs - performance.now()))]);
  }
  return child.ended.then(String);
}
