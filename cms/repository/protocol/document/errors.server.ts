import type { Context } from "hono";

import type { QueryError } from "#cms/repository/domain/query/QueryError.ts";

/** 400 for an invalid query, in Prismic's format. */
export const sendBadQuery = (context: Context, error: QueryError) =>
  context.json(
    { type: "parsing-error", message: error.message, line: 1, column: error.column, id: 0, location: error.location },
    400,
  );

/** 401 for a missing or unknown access token. */
export const sendUnauthorized = (context: Context, endpoint: string) =>
  context.json(
    {
      type: "api_security_error",
      message: "Access to this Ref requires an access token",
      oauth_initiate: `${endpoint}/auth`,
      oauth_token: `${endpoint}/auth/token`,
    },
    401,
  );

/** 404 for an unknown ref; names the master ref, with which clients retry. */
export const sendUnknownRef = (context: Context, master: string) =>
  context.json(
    {
      type: "api_notfound_error",
      message: `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${master}`,
    },
    404,
  );

/** 410 for an expired ref. */
export const sendExpiredRef = (context: Context, master: string) =>
  context.json(
    {
      type: "api_validation_error",
      message: `The provided ref is no longer accessible, it has expired. Master ref is: ${master}`,
    },
    410,
  );

/** 429 with how long to wait, in seconds. */
export const sendTooMany = (context: Context, seconds: number) =>
  context.json({ status_code: 429, status_message: "Too Many Requests" }, 429, { "retry-after": String(seconds) });

/** 404 for an unknown preview. */
export const sendNoPreview = (context: Context, token: string) =>
  context.json({ type: "api_notfound_error", message: `${token.slice(0, 300)} not found` }, 404);

/** 404 for an expired preview. */
export const sendExpiredPreview = (context: Context) =>
  context.json({ type: "api_security_error", message: "This preview token has expired" }, 404);
