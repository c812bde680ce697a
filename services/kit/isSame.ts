import { createHash, timingSafeEqual } from "node:crypto";

/** A secret, or during its rotation the new one and the old one. */
export type Accepted = string | readonly string[];

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether a secret is an accepted one, compared in constant time. */
export const isSame = (candidate: string, accepted: Accepted): boolean =>
  [accepted].flat().filter((secret) => timingSafeEqual(digest(candidate), digest(secret))).length > 0;

/** Whether an `Authorization` header has an accepted secret. */
export const isBearer = (header: string | undefined, accepted: Accepted): boolean =>
  isSame(
    header ?? "",
    [accepted].flat().map((secret) => `Bearer ${secret}`),
  );
