import type { Context } from "hono";

import { HttpError } from "../kit/HttpError.ts";

/** The access token of a request; `undefined` when it has none in a valid form. */
export const readBearer = (context: Context): string | undefined =>
  /^Bearer ([\w-]{20,200})$/i.exec(context.req.header("authorization") ?? "")?.[1];

/** The 401 for a request without a valid token. */
export function unauthorized(context: Context): HttpError {
  context.header("www-authenticate", "Bearer");
  return new HttpError(401, "unauthorized", "Sign in first: the access token is missing, unknown or expired.");
}
