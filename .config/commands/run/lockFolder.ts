import { readLockNote, takeLock } from "../../../services/kit/lock.ts";

/** A run that holds a folder: its process and the port it serves on. */
type Holder = { pid: number; port: number };

/** Locks a folder for this run with a file in it: returns its release, or the run that holds it. */
export function lockFolder(file: string, port: number): { release(): void } | { other: Holder } {
  const lock = takeLock(file, { note: `${process.pid} ${port}` });
  if (lock) return lock;
  const [pid = 0, otherPort = 0] = readLockNote(file).split(" ").map(Number);
  return { other: { pid, port: otherPort } };
}
