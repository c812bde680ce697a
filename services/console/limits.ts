import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

import { connectRedis } from "../kit/redis.ts";

export const defaultLimits = {
  /** Calls of one visitor a minute; one that has to start a test chain counts as several. */
  callsPerMinute: 30,
  subscriptionsPerMinute: 6,
  /** Calls and subscriptions of all visitors at one moment: to all upstreams together, and to one of them. */
  callsAtOnce: 128,
  callsAtOncePerUpstream: 24,
  subscriptionsAtOnce: 100,
  subscriptionsAtOncePerUpstream: 40,
  bodyBytes: 16 * 1024,
  answerBytes: 512 * 1024,
  timeMs: 10_000,
  subscriptionMs: 30_000,
  subscriptionMessages: 50,
};

export type ConsoleLimits = typeof defaultLimits;

export type Counted = "calls" | "subscriptions";

export type Counter = {
  /** Counts something a visitor does; the seconds to wait when it was too much. */
  consume(what: Counted, visitor: string, points?: number): Promise<number | undefined>;
  close(): void;
};

/** Counts who asks how often: in Redis for all instances, in this process when there is none or while it is away. */
export async function createCounter(limits: ConsoleLimits, redisUrl?: string): Promise<Counter> {
  const redis = redisUrl ? await connectRedis(redisUrl, "console") : undefined;
  const limiter = (what: Counted, points: number) => {
    const options = { keyPrefix: `console:${what}`, points, duration: 60 };
    const insuranceLimiter = new RateLimiterMemory(options);
    if (!redis) return insuranceLimiter;
    return new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter });
  };
  const limiters = {
    calls: limiter("calls", limits.callsPerMinute),
    subscriptions: limiter("subscriptions", limits.subscriptionsPerMinute),
  };
  return {
    async consume(what, visitor, points = 1) {
      try {
        await limiters[what].consume(visitor, points);
        return undefined;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
      }
    },
    close: () => redis?.disconnect(),
  };
}
