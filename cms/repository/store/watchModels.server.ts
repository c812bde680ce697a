import { logFailure } from "#kit/logFailure.ts";

import { FolderWatcher } from "./FolderWatcher.server.ts";

const debounceMs = 100;
// Watching misses changes on some file systems, so rescan every few seconds.
const rescanMs = 3_000;

/** Checks the models after changes in their folders, and every few seconds. */
export async function watchModels(folders: string[], look: () => Promise<void>): Promise<{ close: () => void }> {
  let pending: NodeJS.Timeout | undefined;
  let isClosed = false;
  const plan = (wait: number) => {
    if (isClosed) return;
    clearTimeout(pending);
    pending = setTimeout(run, wait);
    pending.unref();
  };
  const watch = new FolderWatcher(folders, () => plan(debounceMs));
  const run = async () => {
    try {
      await watch.update();
      await look();
    } catch (error) {
      // A folder vanished between listing and reading: the next check handles it.
      logFailure("warn", "content", "the models could not be read", error);
    }
    plan(rescanMs);
  };
  await watch.update();
  plan(rescanMs);
  return {
    close: () => {
      isClosed = true;
      clearTimeout(pending);
      watch.close();
    },
  };
}
