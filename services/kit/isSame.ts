import { createHash, timingSafeEqual } from "node:crypto";

/** A secret, or during its rotation the new one and the old one. */
export type Accepted = string | readonly string[];

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether a secret is an accepted one, compared in constant time. */
export const isSame = (candidate: string, accepted: Accepted): boolean =>
  [accepted].flat().filter((secret) => timingSafeEqual(digest(candidate), digest(secret))).length > 0;

/** The token of an `Authorization` header. */
export const readBearer = (header: string | undefined): string | undefined =>
  /^Bearer\s+(.+)$/i.exec(header ?? "")?.[1];

/** Whether an `Authorization` header opens an endpoint. */
export type BearerCheck = (header: string | undefined) => Promise<boolean>;

/** For whom the check refused. */
export const needsWriteToken =
  "A write token is needed that is not revoked; npm run secrets:rotate -- writeToken makes another.";

/** Checks a header for an accepted secret; `accept` notes its use and returns false when it was revoked. */
export const checkBearer =
  (accepted: Accepted, accept: (token: string) => Promise<boolean> = async () => true): BearerCheck =>
  async (header) => {
    const token = readBearer(header);
    return token !== undefined && isSame(token, accepted) && (await accept(token));
  };
