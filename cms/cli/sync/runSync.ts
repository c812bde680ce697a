import { getErrorMessage } from "#kit/log.ts";

import { readSyncSettings } from "./readSyncSettings.ts";
import type { SyncSettings } from "./readSyncSettings.ts";

/** Runs a sync command; `doing` names it in error messages. */
export async function runSync(doing: string, work: (settings: SyncSettings) => Promise<void>): Promise<void> {
  const settings = read();
  if (!settings) return;
  try {
    await work(settings);
  } catch (error) {
    console.error(`${doing} stopped: ${getErrorMessage(error)}\nStart it again to go on.`);
    process.exitCode = 1;
  }
}

// A setting error persists on retry, so do not suggest one.
function read(): SyncSettings | undefined {
  try {
    return readSyncSettings(process.argv.slice(2));
  } catch (error) {
    console.error(getErrorMessage(error));
    process.exitCode = 2;
    return undefined;
  }
}
