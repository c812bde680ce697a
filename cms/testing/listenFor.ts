// Far above what is awaited: a scheduled moment of 2.5 s, on a machine that other tests use.
const maxWaitMs = 15_000;

/** Polls until the response passes, for at most 15 s; returns the elapsed time. */
export async function listenFor<T>(
  ask: () => Promise<T>,
  passes: (value: T) => boolean,
): Promise<{ value: T; after: number }> {
  const start = performance.now();
  for (;;) {
    const value = await ask();
    if (passes(value)) return { value, after: performance.now() - start };
    if (performance.now() - start > maxWaitMs) throw new Error("nothing changed within 15 seconds");
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
