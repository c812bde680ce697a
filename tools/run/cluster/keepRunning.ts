import { setTimeout as sleep } from "node:timers/promises";

import { getErrorMessage } from "../bootstrap/problem.mjs";
import { areAllStopping } from "../RunningProcess.ts";
import type { RunningProcess } from "../RunningProcess.ts";

const delayMs = 1_000;

type Part = { current(): RunningProcess; revive(): Promise<void> };

/** Restarts a program whenever it exits, and logs that; resolves on shutdown. */
export async function keepRunning({ current, revive }: Part): Promise<void> {
  while (!areAllStopping()) {
    const child = current();
    const why = await child.ended;
    if (areAllStopping()) return;
    console.warn(`${child.name} stopped (${why}); it is started again.`);
    await sleep(delayMs);
    try {
      if (!areAllStopping()) await revive();
      console.log(`${child.name}: running again.`);
    } catch (error) {
      console.warn(getErrorMessage(error));
    }
  }
}

type Server = { isRunning(): boolean; start(): void };

/** The same for a server in this process. */
export async function keepServerRunning(name: string, server: Server, intervalMs = delayMs): Promise<void> {
  while (!areAllStopping()) {
    await sleep(intervalMs);
    if (areAllStopping() || server.isRunning()) continue;
    console.warn(`${name} stopped; it is started again.`);
    try {
      server.start();
      console.log(`${name}: running again.`);
    } catch (error) {
      console.warn(getErrorMessage(error));
    }
  }
}
