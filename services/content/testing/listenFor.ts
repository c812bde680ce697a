const maxWaitMs = 3_000;

/** Polls until the response passes, for at most three seconds; returns the elapsed time. */
export async function listenFor<T>(
  ask: () => Promise<T>,
  passes: (value: T) => boolean,
): Promise<{ value: T; after: number }> {
  const start = performance.now();
  for (;;) {
    const value = await ask();
    if (passes(value)) return { value, after: performance.now() - start };
    if (performance.now() - start > maxWaitMs) throw new Error("nothing changed within three seconds");
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
