import { statfsSync } from "node:fs";

/** With less, nothing new is stored. */
export const minFreeBytes = 8 * 1024 * 1024;

/** Bytes that files in a folder can still take. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
