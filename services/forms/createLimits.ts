import { HttpError } from "../kit/HttpError.ts";
import { RateLimiter } from "../kit/RateLimiter.ts";
import type { Limit } from "../kit/RateLimiter.ts";

const minute = 60;
const hour = 60 * minute;

const defaultLimits = {
  /** Tasks and tickets handed out to a client IP. */
  challenges: { points: 120, seconds: 10 * minute },
  /** Everything a client IP sends. */
  address: { points: 30, seconds: 10 * minute },
  /** Submissions stored with one e-mail address. */
  email: { points: 10, seconds: hour },
  /** What a client IP sends without JavaScript, so without proof of work. */
  unconfirmedAddress: { points: 5, seconds: hour },
  /** Confirmations sent to an e-mail address, which may be a stranger's. */
  unconfirmedEmail: { points: 3, seconds: 24 * hour },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof defaultLimits;

export type Limits = {
  /** Counts one request for a key; throws an `HttpError` with status 429 when the limit is exceeded. */
  consume(name: LimitName, key: string): Promise<void>;
  close(): void;
};

/** The limits of forms, each with its default unless it is overridden. */
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
