import type { Context, MiddlewareHandler } from "hono";
import { ValidationError } from "yup";

import { HttpError } from "#kit/HttpError.ts";
import { isSame, readBearer } from "#kit/isSame.ts";
import type { Accepted } from "#kit/isSame.ts";
import { isStorageFull, StorageFull } from "#kit/StorageFull.ts";

import { WriteError } from "./WriteError.server.ts";

/** Which member of an error body holds the message; Prismic's APIs differ. */
type ErrorMember = "message" | "error";

type Options = {
  token: Accepted;
  /** Notes a use of an accepted token; false when it was revoked. */
  acceptToken: (token: string) => Promise<boolean>;
  repositoryName: string;
  member: ErrorMember;
};

// Large bursts are allowed, but a runaway script must not fill the disk.
const maxBurst = 120;
const perSecond = 20;

/** Requires the write token and this repository's name, and limits the rate of writes. */
export function requireWriteToken({ token, acceptToken, repositoryName, member }: Options): MiddlewareHandler {
  const bucket = makeBucket();
  return async (context, next) => {
    const bearer = readBearer(context.req.header("authorization"));
    if (!bearer)
      return context.json({ [member]: "Missing authentication: send the write token as a Bearer token." }, 401);
    if (!isSame(bearer, token) || !(await acceptToken(bearer)))
      return context.json({ [member]: "User is not authorized to access this resource" }, 403);
    const name = context.req.header("repository");
    if (name !== undefined && name !== repositoryName) {
      return context.json({ [member]: `This token is not for the repository ${name.slice(0, 100)}` }, 403);
    }
    if (context.req.method !== "GET" && !take(bucket)) {
      return context.json({ [member]: "Too many requests" }, 429, { "retry-after": "1.5" });
    }
    return next();
  };
}

/** Sends an error of a write in the format of the requested API. */
export function sendWriteError(error: unknown, context: Context, member: ErrorMember): Response {
  if (error instanceof WriteError) {
    const details = error.problems.length > 0 ? { details: error.problems } : {};
    return context.json({ [member]: error.message, ...details, ...error.facts }, error.status);
  }
  if (error instanceof HttpError) {
    const { retryAfterSeconds } = error.details;
    if (retryAfterSeconds !== undefined) context.header("retry-after", String(retryAfterSeconds));
    return context.json({ [member]: error.message }, error.status);
  }
  if (error instanceof ValidationError) {
    const message = error.path ? toSentence(error) : "The body must be a JSON object";
    return context.json({ [member]: message, details: [{ field: error.path ?? "", reason: message }] }, 400);
  }
  if (isStorageFull(error)) return context.json({ [member]: new StorageFull().message }, 507, { "retry-after": "60" });
  throw error;
}

// Instead of the value that was sent, of any length.
const toSentence = ({ message }: ValidationError) =>
  message
    .replace(/ must be an? `(\w+)` type\b.*$/s, (_, type: string) => ` must be of the type ${type}`)
    .replace(/ must match the configured type\b.*$/s, " does not have the shape of this field");

type Bucket = { tokens: number; at: number };

export const makeBucket = (): Bucket => ({ tokens: maxBurst, at: performance.now() });

/** Takes a token from a bucket that refills over time; returns whether there was one. */
export function take(bucket: Bucket): boolean {
  const now = performance.now();
  bucket.tokens = Math.min(maxBurst, bucket.tokens + ((now - bucket.at) / 1_000) * perSecond);
  bucket.at = now;
  if (bucket.tokens < 1) return false;
  bucket.tokens -= 1;
  return true;
}
