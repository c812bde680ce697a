import "server-only";

/**
 * What a back end said: its answer, or the last good one with the time it is from, or nothing at all. Times are ISO
 * texts; `readAt` is when a good answer came, `failedSince` the first attempt without one since then.
 */
export type Reading<T> = {
  value: T | undefined;
  staleSince: string | undefined;
  failedSince?: string | undefined;
  readAt?: string | undefined;
};

/** `at` is told to visitors; freshness is measured, because clocks are set. */
type Kept<T> = { value: T; at: number; measuredAt: number };

const freshFor = 20_000;

const written = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());

/**
 * Asks a back end at most once in 20 seconds, and keeps its last good answer for when it fails. Never throws: a page
 * must not fall with one of its sources. Holds public data only, the same for every visitor.
 */
export function keepLastGood<T>(name: string, load: () => Promise<T>): () => Promise<Reading<T>> {
  let kept: Kept<T> | undefined;
  let failedAt: number | undefined;
  let asking: Promise<Reading<T>> | undefined;

  const fresh = ({ value, at }: Kept<T>) => ({ value, staleSince: undefined, readAt: written(at) });

  const ask = async (): Promise<Reading<T>> => {
    try {
      const value = await load();
      kept = { value, at: Date.now(), measuredAt: performance.now() };
      failedAt = undefined;
      return fresh(kept);
    } catch (error) {
      console.error(`${name}: ${kept ? "the last good answer is used" : "no answer yet"}`, error);
      failedAt ??= Date.now();
      return { value: kept?.value, staleSince: written(kept?.at), failedSince: written(failedAt) };
    } finally {
      asking = undefined;
    }
  };

  return () => {
    if (kept && performance.now() - kept.measuredAt < freshFor) return Promise.resolve(fresh(kept));
    return (asking ??= ask());
  };
}
