/** A promise's value, or `late` when it takes longer than `ms`; the promise goes on. */
export function resolveWithin<T, L>(promise: Promise<T>, ms: number, late: L): Promise<T | L> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<L>((resolve) => (timer = setTimeout(resolve, ms, late)));
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
