declare global {
  // Pages, route handlers and the proxy are separate bundles in one process.
  var halyardWarnings: Set<string> | undefined;
}

/** Warns, but says the same thing once in the life of a process. */
export function warnOnce(message: string): void {
  const warned = (globalThis.halyardWarnings ??= new Set());
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
