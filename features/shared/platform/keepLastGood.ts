import "server-only";

import { getReadTimeoutMs } from "@/features/shared/env";

import { resolveWithin } from "./resolveWithin";

/**
 * A back end's response, or the last good one with its time, or nothing. Times are ISO
 * texts; `readAt` is when a good answer came, `failedSince` the first attempt without one since then.
 */
export type Reading<T> = {
  value: T | undefined;
  staleSince: string | undefined;
  failedSince?: string | undefined;
  readAt?: string | undefined;
};

/** `at` is shown to visitors; freshness uses a monotonic clock, because the system clock may change. */
type LastGood<T> = { value: T; at: number; measuredAt: number };

const freshMs = 20_000;
/** How long a caller waits for a new response while an earlier one can take its place. */
const patienceMs = getReadTimeoutMs(400);

const written = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());

/**
 * Requests a back end at most once in 20 seconds and returns its last good response on failure, and while the next one
 * takes long. Never throws: a page must not fail with one of its sources. Public data only, the same for every visitor.
 */
export function keepLastGood<T>(name: string, load: () => Promise<T>): () => Promise<Reading<T>> {
  let lastGood: LastGood<T> | undefined;
  let failedAt: number | undefined;
  let reading: Promise<Reading<T>> | undefined;

  const fresh = ({ value, at }: LastGood<T>) => ({ value, staleSince: undefined, readAt: written(at) });

  const read = async (): Promise<Reading<T>> => {
    try {
      const value = await load();
      lastGood = { value, at: Date.now(), measuredAt: performance.now() };
      failedAt = undefined;
      return fresh(lastGood);
    } catch (error) {
      console.error(`${name}: ${lastGood ? "the last good answer is used" : "no answer yet"}`, error);
      failedAt ??= Date.now();
      return { value: lastGood?.value, staleSince: written(lastGood?.at), failedSince: written(failedAt) };
    } finally {
      reading = undefined;
    }
  };

  return () => {
    if (lastGood && performance.now() - lastGood.measuredAt < freshMs) return Promise.resolve(fresh(lastGood));
    reading ??= read();
    if (!lastGood) return reading;
    const { value, at } = lastGood;
    const late = { value, staleSince: written(at), failedSince: written(failedAt) };
    return resolveWithin(reading, patienceMs, late);
  };
}
