import { watch } from "node:fs";

// An editor writes a file in several steps.
const debounceMs = 300;

/** Calls back after files of a folder changed whose name fits; the watch does not keep the process running. */
export function restartOnChange(folder: string, name: RegExp, restart: (file: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, (_, file) => {
    if (!file || !name.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => restart(file), debounceMs);
  }).unref();
}
