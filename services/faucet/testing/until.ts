import { setTimeout as pause } from "node:timers/promises";

/** Waits until something is so; throws after the time limit. */
export async function until(isSo: () => Promise<boolean> | boolean, milliseconds = 20_000): Promise<void> {
  const deadline = performance.now() + milliseconds;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`It was not so within ${milliseconds} ms.`);
    await pause(20);
  }
}
