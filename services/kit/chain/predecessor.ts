import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Records which process uses a chain's state; returns a function that removes the record. */
export function noteProcess(file: string, pid: number): () => void {
  writeFileSync(file, `${pid} ${readStartTime(pid)}`);
  return () => rmSync(file, { force: true });
}

/** Waits until the chain of a killed predecessor has written its state; throws when it keeps running. */
export async function waitForPredecessor(file: string, limit = 15_000): Promise<void> {
  const deadline = performance.now() + limit;
  while (lives(file)) {
    if (performance.now() > deadline)
      throw new Error("The local test chain is in use by another process: choose another DATA_DIR.");
    await sleep(50);
  }
}

function lives(file: string): boolean {
  if (!existsSync(file)) return false;
  const [pid, start] = readFileSync(file, "utf8").split(" ");
  // A power failure leaves an empty file; signalling process id 0 would reach this process's own group.
  return Number(pid) > 0 && isAlive(Number(pid), start);
}

/** Whether the process with this id, started at this time, still runs. */
const isAlive = (pid: number, start = "") => readStartTime(pid) === start && (start !== "" || canSignal(pid));

/** Start time of a process if the system reports it; empty elsewhere and when it does not run. */
// The process id may have been reused; where /proc exists, the start time tells the processes apart.
function readStartTime(pid: number): string {
  try {
    const facts = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    // A process that ended stays listed as Z until its parent waits for it.
    return facts[0] === "Z" ? "" : (facts[19] ?? "");
  } catch (error) {
    if (getErrorCode(error) !== "ENOENT") throw error;
    return "";
  }
}

function canSignal(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return getErrorCode(error) === "EPERM";
  }
}

const getErrorCode = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
