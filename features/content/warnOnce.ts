declare global {
  // Pages, route handlers and the proxy are separate bundles in one process.
  var halyardWarnings: Set<string> | undefined;
}

/** Warns, but says the same thing once in the life of a process. */
export function warnOnce(message: string): void {
  const said = (globalThis.halyardWarnings ??= new Set());
  if (said.has(message)) return;
  said.add(message);
  console.warn(message);
}
