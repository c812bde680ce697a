const timeoutMs = 200;

/** Runs a task between two frames, so that no key waits for it; after 0.2 s in any case. */
export function whenIdle(task: () => Promise<void>): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === "function") requestIdleCallback(() => void task(), { timeout: timeoutMs });
  else void task();
}
