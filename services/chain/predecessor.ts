import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

import { isAlive, startOf } from "../db/claim.ts";

/** Notes which process holds a chain's state; returns how to take the note away. */
export function noteProcess(file: string, pid: number): () => void {
  writeFileSync(file, `${pid} ${startOf(pid)}`);
  return () => rmSync(file, { force: true });
}

/** Waits until the chain of a killed predecessor has written its state; throws when it lives on. */
export async function waitForPredecessor(file: string, limit = 15_000): Promise<void> {
  const deadline = Date.now() + limit;
  while (lives(file)) {
    if (Date.now() > deadline)
      throw new Error("The local test chain is in use by another process: choose another DATA_DIR.");
    await pause(50);
  }
}

function lives(file: string): boolean {
  if (!existsSync(file)) return false;
  const [pid, start] = readFileSync(file, "utf8").split(" ");
  return isAlive(Number(pid), start);
}
