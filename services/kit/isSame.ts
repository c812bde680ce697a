import { createHash, timingSafeEqual } from "node:crypto";

/** A secret, or while it is being replaced the new one and the old one. */
export type Accepted = string | readonly string[];

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether a given secret is an accepted one, compared in constant time. */
export const isSame = (given: string, accepted: Accepted): boolean =>
  [accepted].flat().filter((secret) => timingSafeEqual(digest(given), digest(secret))).length > 0;

/** Whether an `Authorization` header bears an accepted secret. */
export const isBearer = (header: string | undefined, accepted: Accepted): boolean =>
  isSame(
    header ?? "",
    [accepted].flat().map((secret) => `Bearer ${secret}`),
  );
