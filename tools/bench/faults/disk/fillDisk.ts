import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

import { isStorageFull } from "../../../../services/kit/StorageFull.ts";

const ballast = (folder: string) => join(folder, "ballast");

/** Writes into a folder until its disk is full. */
export function fillDisk(folder: string): void {
  const file = openSync(ballast(folder), "w");
  for (const size of [1_048_576, 4_096, 1]) {
    const chunk = Buffer.alloc(size, 1);
    while (takes(file, chunk));
  }
  closeSync(file);
}

/** Frees the space. */
export const freeDisk = (folder: string): void => rmSync(ballast(folder));

function takes(file: number, chunk: Buffer): boolean {
  try {
    return writeSync(file, chunk) === chunk.length;
  } catch (error) {
    if (isStorageFull(error)) return false;
    throw error;
  }
}
