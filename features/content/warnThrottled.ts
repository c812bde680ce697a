const intervalMs = 5_000;
const lastWarnedAt = new Map<string, number>();

/** Logs a warning, the same one at most every five seconds. */
export function warnThrottled(message: string, now = performance.now()): void {
  for (const [one, at] of lastWarnedAt) if (now - at >= intervalMs) lastWarnedAt.delete(one);
  if (lastWarnedAt.has(message)) return;
  lastWarnedAt.set(message, now);
  console.warn(message);
}
