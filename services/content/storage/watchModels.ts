import { log, messageOf } from "../../kit/log.ts";
import { FolderWatcher } from "./FolderWatcher.ts";

const settleMs = 100;
// Watching can miss a change on some file systems; a look every few seconds finds it.
const rescanMs = 3_000;

/** Looks at the models soon after something changed in their folders, and every few seconds. */
export async function watchModels(folders: string[], look: () => Promise<void>): Promise<{ close: () => void }> {
  let pending: NodeJS.Timeout | undefined;
  let isClosed = false;
  const plan = (wait: number) => {
    if (isClosed) return;
    clearTimeout(pending);
    pending = setTimeout(run, wait);
    pending.unref();
  };
  const watch = new FolderWatcher(folders, () => plan(settleMs));
  const run = async () => {
    try {
      await watch.update();
      await look();
    } catch (error) {
      // A folder that vanished between listing and reading: the next look sees the truth.
      log("warn", "content", "the models could not be read", { reason: messageOf(error) });
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
