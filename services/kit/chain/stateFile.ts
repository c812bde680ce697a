import { copyFileSync, existsSync, renameSync } from "node:fs";

import { log } from "../log.ts";

const lastGood = (file: string) => `${file}.last-good`;

/** Keeps a copy of a state that anvil could read. */
export function keepGood(file: string): void {
  if (existsSync(file)) copyFileSync(file, lastGood(file));
}

/** Puts an unreadable state aside and the last readable one in its place; false when there was no state to blame. */
export function putAside(file: string): boolean {
  if (!existsSync(file)) return false;
  renameSync(file, `${file}.unreadable`);
  if (existsSync(lastGood(file))) copyFileSync(lastGood(file), file);
  log("warn", "chain", "unreadable state put aside", { file: `${file}.unreadable` });
  return true;
}
