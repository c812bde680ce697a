import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimiterAbstract } from "rate-limiter-flexible";

/** Keys that are counted by themselves within one window; the rest share one count. */
const maxKeys = 50_000;

/** Counts points by key in the memory of this process, which a million clients do not fill. */
export class BoundedRateLimiter extends RateLimiterMemory {
  private readonly keys = new Set<string>();
  private windowEndsAt = 0;

  override getKey(key: string | number): string {
    const now = Date.now();
    if (now >= this.windowEndsAt) {
      this.keys.clear();
      this.windowEndsAt = now + this.msDuration;
    }
    const text = String(key);
    if (!this.keys.has(text) && this.keys.size >= maxKeys) return super.getKey("others");
    this.keys.add(text);
    return super.getKey(text);
  }
}

/** Counts points for a key; returns the seconds to wait when they exceed the limit. */
export async function consumePoints(
  limiter: RateLimiterAbstract,
  key: string,
  points = 1,
): Promise<number | undefined> {
  try {
    await limiter.consume(key, points);
    return undefined;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    // After the clock was set back, the remainder exceeds the window.
    return Math.max(1, Math.min(Math.ceil(error.msBeforeNext / 1_000), limiter.duration));
  }
}
