import { statfsSync } from "node:fs";

/** Below this, writes are rejected. */
export const minFreeBytes = 8 * 1024 * 1024;

/** Free bytes on the disk of a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
