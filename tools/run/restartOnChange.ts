import { watch } from "node:fs";

// An editor writes a file in several steps.
const debounceMs = 300;

/** Calls back after files of a folder changed; the watch does not keep the process running. */
export function restartOnChange(folder: string, restart: (file: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, (_, file) => {
    if (!file?.endsWith(".json")) return;
    clearTimeout(timer);
    timer = setTimeout(() => restart(file), debounceMs);
  }).unref();
}
