import { HttpError } from "../kit/HttpError.ts";
import { RateLimiter } from "../kit/RateLimiter.ts";
import type { Limit } from "../kit/RateLimiter.ts";

const minute = 60;
const hour = 60 * minute;

const defaultLimits = {
  /** Challenges and tickets per client IP. */
  challenges: { points: 120, seconds: 10 * minute },
  /** All requests of a client IP. */
  address: { points: 30, seconds: 10 * minute },
  /** Submissions per e-mail address. */
  email: { points: 10, seconds: hour },
  /** No-JS submissions per client IP, which have no proof of work. */
  unconfirmedAddress: { points: 5, seconds: hour },
  /** Confirmations per e-mail address, which may be a third party's. */
  unconfirmedEmail: { points: 3, seconds: 24 * hour },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof defaultLimits;

export type Limits = {
  /** Counts one request of a key; throws an `HttpError` with status 429 above the limit. */
  consume(name: LimitName, key: string): Promise<void>;
  close(): void;
};

/** The limits of forms, with overridable defaults. */
export async function createLimits(
  redisUrl?: string,
  overrides: Partial<Record<LimitName, Limit>> = {},
): Promise<Limits> {
  const limiter = await RateLimiter.open("forms", { ...defaultLimits, ...overrides }, redisUrl);
  return {
    async consume(name, key) {
      const retryAfterSeconds = await limiter.consume(name, key);
      if (retryAfterSeconds === undefined) return;
      throw new HttpError(429, "rate_limited", "Too many requests, try again later.", { retryAfterSeconds });
    },
    close: () => limiter.close(),
  };
}
