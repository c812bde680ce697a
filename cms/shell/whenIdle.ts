const idleTimeoutMs = 200;

/** Runs a task when the browser is idle, so that it does not delay input; after 200 ms at the latest. */
export function whenIdle(task: () => Promise<void>): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === "function") requestIdleCallback(() => void task(), { timeout: idleTimeoutMs });
  else void task();
}
