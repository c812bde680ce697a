import { setTimeout as pause } from "node:timers/promises";

import { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

import { log } from "../../log.ts";
import { FormError } from "../model/FormError.ts";

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
  const redis = redisUrl ? await connect(redisUrl) : undefined;
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
        const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
        throw new FormError(429, "rate_limited", "Too many requests, try again later.", { retryAfterSeconds });
      }
    },
    close: () => redis?.disconnect(),
  };
}

// A frozen Redis costs a request a quarter of a second, a dead one nothing.
async function connect(redisUrl: string): Promise<Redis> {
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 250,
    disconnectTimeout: 250,
    retryStrategy: (tries) => Math.min(tries * 200, 5_000),
  });
  let isAway = false;
  redis.on("error", (error: Error) => {
    if (!isAway) log("warn", "forms", "redis is away, limits are counted in process", { reason: error.message });
    isAway = true;
  });
  const connected = new Promise<void>((resolve) => {
    redis.on("ready", () => {
      isAway = false;
      resolve();
    });
  });
  // The start does not depend on it, but the first visitors should be counted with all others.
  await Promise.race([connected, pause(1_000)]);
  return redis;
}
