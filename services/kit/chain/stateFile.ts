import { copyFileSync, existsSync, renameSync } from "node:fs";

import { log } from "../log.ts";

const lastGood = (file: string) => `${file}.last-good`;

/** Backs up a state that anvil could read. */
export function keepGood(file: string): void {
  if (existsSync(file)) copyFileSync(file, lastGood(file));
}

/** Moves an unreadable state away and restores the last readable one; false without a state. */
export function putAside(file: string): boolean {
  if (!existsSync(file)) return false;
  renameSync(file, `${file}.unreadable`);
  if (existsSync(lastGood(file))) copyFileSync(lastGood(file), file);
  log("warn", "chain", "unreadable state put aside", { file: `${file}.unreadable` });
  return true;
}
