const pause = 5_000;
const said = new Map<string, number>();

/** Warns, but says the same thing at most every five seconds. */
export function warnSometimes(message: string, now = performance.now()): void {
  for (const [one, at] of said) if (now - at >= pause) said.delete(one);
  if (said.has(message)) return;
  said.set(message, now);
  console.warn(message);
}
