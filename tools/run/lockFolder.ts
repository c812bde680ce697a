import { readLockNote, takeLock } from "../../services/kit/lock.ts";

/** A run that locks a folder: its process and its port. */
type Holder = { pid: number; port: number };

/** Locks a folder with a file in it: returns its release, or the run that holds the lock. */
export function lockFolder(file: string, port: number): { release(): void } | { other: Holder } {
  const lock = takeLock(file, { note: `${process.pid} ${port}` });
  if (lock) return lock;
  const [pid = 0, otherPort = 0] = readLockNote(file).split(" ").map(Number);
  return { other: { pid, port: otherPort } };
}
