/** Rejects with an error of `makeError` when a task takes longer than `limitMs` milliseconds; the task goes on. */
export function inTime<T>(
  task: Promise<T>,
  limitMs: number,
  makeError = () => new Error(`no answer within ${limitMs} ms`),
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(makeError()), limitMs);
  return Promise.race([task, promise]).finally(() => clearTimeout(timer));
}
