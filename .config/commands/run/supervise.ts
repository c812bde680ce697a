import { setTimeout as pause } from "node:timers/promises";

import { messageOf } from "./bootstrap/problem.mjs";
import { areStopping } from "./processes.ts";
import type { RunningProcess } from "./processes.ts";
import { ask } from "./waiting.ts";

/** Times in milliseconds; those of a test are shorter. */
const usualTimes = {
  /** Between two questions after its health. */
  interval: 5_000,
  /** Without an answer for so long, it is begun anew. */
  silence: 30_000,
  /** Between being told to end and being killed, once it hangs. */
  patience: 2_000,
  /** Before it is begun anew, doubled while it fails again and again. */
  firstDelay: 250,
  longestDelay: 30_000,
  /** So long must it run to have recovered. */
  recovered: 60_000,
};

export type Supervised = {
  child: RunningProcess;
  /** Answers 200 while all is well. */
  health: string;
  /** Begins it anew and waits until it answers; throws when it does not. */
  begin(): Promise<RunningProcess>;
  times?: Partial<typeof usualTimes>;
};

/**
 * Begins a process anew whenever it ends by itself or does not answer for 30 s, after a quarter of a second and at most
 * half a minute, until it is told to end (`stop`) by whoever else holds it; then it returns.
 */
export async function supervise({ child: first, health, begin, times }: Supervised): Promise<void> {
  const { interval, silence, patience, firstDelay, longestDelay, recovered } = { ...usualTimes, ...times };
  let child: RunningProcess | undefined = first;
  let delay = firstDelay;
  while (child) {
    const begun = performance.now();
    const why = await Promise.race([child.ended, hang(child, { health, interval, silence })]);
    if (child.wasStopped || areStopping()) return;
    if (performance.now() - begun > recovered) delay = firstDelay;
    console.warn(`${child.name} stopped (${why}); it is begun anew.`);
    await child.stop(patience);
    child = undefined;
    while (!child) {
      await pause(delay);
      if (areStopping()) return;
      delay = Math.min(2 * delay, longestDelay);
      child = await begin().catch((error: unknown) => void console.warn(messageOf(error)));
    }
  }
}

type Patience = { health: string; interval: number; silence: number };

/** Settles with a word when the process has not answered for too long; never when it ends before. */
async function hang(child: RunningProcess, { health, interval, silence }: Patience): Promise<string> {
  let heard = performance.now();
  let isOver = false;
  void child.ended.then(() => (isOver = true));
  while (!isOver) {
    const asked = performance.now();
    if ((await ask(health)).status === 200) heard = performance.now();
    else if (performance.now() - heard > silence) return `no answer for ${Math.round(silence / 1_000)} s`;
    await Promise.race([child.ended, pause(Math.max(0, asked + interval - performance.now()))]);
  }
  return child.ended.then(String);
}
