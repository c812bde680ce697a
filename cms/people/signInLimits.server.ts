import { HttpError } from "#kit/HttpError.ts";
import type { RateLimiter } from "#kit/RateLimiter.ts";
import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";

import type { Actor } from "./Actor.server.ts";
import type { PeopleStore } from "./PeopleStore.server.ts";

// The limit per name is high, so that a few attempts cannot lock a person out.
/** Limits of wrong passwords, codes and tokens: at sign-in per client and name, per client, and per name. */
export const signInLimits = {
  "sign-in-pair": { points: 10, seconds: 900 },
  "sign-in-client": { points: 30, seconds: 900 },
  "sign-in-name": { points: 200, seconds: 900 },
  /** Wrong codes after the right password, per person: 1 in 70,000 guesses of a million is right within the time. */
  "sign-in-code": { points: 5, seconds: 900 },
  /** Wrong current passwords of a person who changes theirs, or a factor. */
  "password-person": { points: 10, seconds: 900 },
  /** Wrong personal tokens, per client. */
  "token-client": { points: 30, seconds: 900 },
};

export type SignInLimits = RateLimiter<keyof typeof signInLimits>;
export type LimitKey = readonly [limit: keyof typeof signInLimits, key: string];

/** Counts one try under each key before it is checked, so that concurrent ones count too; throws `HttpError` (429). */
export async function countTry(limits: SignInLimits, counts: readonly LimitKey[]): Promise<void> {
  for (const [limit, key] of counts) {
    const retryAfterSeconds = await limits.consume(limit, key);
    if (retryAfterSeconds === undefined) continue;
    const sentence = `Too many wrong passwords; try again in ${Math.ceil(retryAfterSeconds / 60)} minutes`;
    throw new HttpError(429, "too_many", sentence, { retryAfterSeconds });
  }
}

/** Does not count tries that were right. */
export async function refundTry(limits: SignInLimits, counts: readonly LimitKey[]): Promise<void> {
  for (const [limit, key] of counts) await limits.refund(limit, key);
}

type Parts = { people: PeopleStore; limits: SignInLimits; events: EventLog };

/** Throws `WriteError` (403) unless this is the actor's own password, `HttpError` (429) after too many wrong ones. */
export async function requireOwnPassword(
  { people, limits, events }: Parts,
  actor: Actor,
  password: string | undefined,
): Promise<void> {
  const counts = [["password-person", actor.id]] as const;
  await countTry(limits, counts);
  if (await people.hasPassword(actor.id, password ?? "")) return refundTry(limits, counts);
  events.add(actor, "password-refused");
  const details = [{ field: "current", reason: "wrong" }];
  throw new WriteError(403, "The current password is wrong", details, named("password-wrong"));
}
