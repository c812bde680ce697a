declare global {
  // Pages, route handlers and the proxy are separate bundles in one process.
  var halyardWarnings: Set<string> | undefined;
}

/** Logs a warning, the same one once per process. */
export function warnOnce(message: string): void {
  const warned = (globalThis.halyardWarnings ??= new Set());
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
