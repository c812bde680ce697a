import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

import { connectRedis } from "../../kit/redis.ts";
import { HttpError } from "../../kit/HttpError.ts";

export type Limit = { points: number; seconds: number };

const minute = 60;
const hour = 60 * minute;

export const defaultLimits = {
  /** Tasks and tickets handed out to an address. */
  challenges: { points: 120, seconds: 10 * minute },
  /** Everything an address sends. */
  address: { points: 30, seconds: 10 * minute },
  /** What is stored in the name of an e-mail address. */
  email: { points: 10, seconds: hour },
  /** What an address sends without script, so without proof of work. */
  unconfirmedAddress: { points: 5, seconds: hour },
  /** Confirmations sent to an e-mail address, which may be a stranger's. */
  unconfirmedEmail: { points: 3, seconds: 24 * hour },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof defaultLimits;

export type Limits = { consume(name: LimitName, key: string): Promise<void>; close(): void };

/** Counts who asks how often: in Redis for all instances, in this process when there is none or while it is away. */
export async function createLimits(
  redisUrl?: string,
  changed: Partial<Record<LimitName, Limit>> = {},
): Promise<Limits> {
  const redis = redisUrl ? await connectRedis(redisUrl, "forms") : undefined;
  const limiter = (name: LimitName, { points, seconds }: Limit) => {
    const memory = new RateLimiterMemory({ keyPrefix: `forms:${name}`, points, duration: seconds });
    if (!redis) return memory;
    return new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `forms:${name}`,
      points,
      duration: seconds,
      rejectIfRedisNotReady: true,
      insuranceLimiter: memory,
    });
  };
  const limits = { ...defaultLimits, ...changed };
  const limiters = {
    challenges: limiter("challenges", limits.challenges),
    address: limiter("address", limits.address),
    email: limiter("email", limits.email),
    unconfirmedAddress: limiter("unconfirmedAddress", limits.unconfirmedAddress),
    unconfirmedEmail: limiter("unconfirmedEmail", limits.unconfirmedEmail),
  };
  return {
    async consume(name, key) {
      try {
        await limiters[name].consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        // A clock that was set back makes what is left look longer than the whole.
        const left = Math.min(Math.ceil(error.msBeforeNext / 1_000), limits[name].seconds);
        const retryAfterSeconds = Math.max(1, left);
        throw new HttpError(429, "rate_limited", "Too many requests, try again later.", { retryAfterSeconds });
      }
    },
    close: () => redis?.disconnect(),
  };
}
