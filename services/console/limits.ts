import { RateLimiter } from "../kit/RateLimiter.ts";

export const defaultLimits = {
  /** Calls of one visitor a minute; each call of a batch counts. */
  callsPerMinute: 30,
  subscriptionsPerMinute: 6,
  /** Concurrent calls and subscriptions of all visitors: in total, and per upstream. */
  callsAtOnce: 128,
  callsAtOncePerUpstream: 24,
  subscriptionsAtOnce: 100,
  subscriptionsAtOncePerUpstream: 40,
  bodyBytes: 16 * 1024,
  /** Calls per batch. */
  batchCalls: 20,
  answerBytes: 512 * 1024,
  timeMs: 10_000,
  subscriptionMs: 30_000,
  subscriptionMessages: 50,
};

export type ConsoleLimits = typeof defaultLimits;

export type Counted = "calls" | "subscriptions";

/** Limits of one client per minute. */
export const createRateLimiter = (limits: ConsoleLimits, redisUrl?: string): Promise<RateLimiter<Counted>> =>
  RateLimiter.open(
    "console",
    {
      calls: { points: limits.callsPerMinute, seconds: 60 },
      subscriptions: { points: limits.subscriptionsPerMinute, seconds: 60 },
    },
    redisUrl,
  );
