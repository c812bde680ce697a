import { HttpError } from "../../kit/HttpError.ts";
import { RateLimiter } from "../../kit/RateLimiter.ts";
import type { Limit } from "../../kit/RateLimiter.ts";

const minute = 60;
const hour = 60 * minute;

const defaultKeyLimits = {
  /** Captcha challenges per client IP. */
  challenges: { points: 120, seconds: 10 * minute },
  /** Keys created without an account, per client IP. */
  newAccounts: { points: 10, seconds: hour },
  /** Keys created or changed, per account. */
  changes: { points: 60, seconds: hour },
} satisfies Record<string, Limit>;

export type KeyLimitName = keyof typeof defaultKeyLimits;
export type KeyLimits = RateLimiter<KeyLimitName>;

export const openKeyLimits = (
  redisUrl: string | undefined,
  overrides: Partial<Record<KeyLimitName, Limit>> = {},
): Promise<KeyLimits> => RateLimiter.open("keys", { ...defaultKeyLimits, ...overrides }, redisUrl);

/** Counts one request; throws an `HttpError` with status 429 above the limit. */
export async function consume(limits: KeyLimits, name: KeyLimitName, key: string): Promise<void> {
  const retryAfterSeconds = await limits.consume(name, key);
  if (retryAfterSeconds === undefined) return;
  throw new HttpError(429, "rate_limited", "Too many requests, try again later.", { retryAfterSeconds });
}
