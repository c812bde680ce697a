import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

import { log } from "./log.ts";
import { isStorageFull, StorageFull } from "./StorageFull.ts";

type ErrorDetails = {
  /** Invalid member of the body, or parameter. */
  field?: string | undefined;
  reason?: string | undefined;
  /** ISO time at which a limit ends. */
  nextEligibleAt?: string | undefined;
  /** Seconds to wait before the next try; sent as `retry-after` too. */
  retryAfterSeconds?: number | undefined;
};

/** An error that is sent to the client, as `{ error: { code, message, …details } }` with its status. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: ErrorDetails;

  constructor(status: ContentfulStatusCode, code: string, message: string, details: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }

  /** The JSON body. An API with another shape on the wire overrides this. */
  get body(): object {
    return { error: { code: this.code, message: this.message, ...this.details } };
  }
}

/** Sends an error as its status, `retry-after` and JSON body. */
export function sendError(context: Context, error: HttpError): Response {
  const { retryAfterSeconds } = error.details;
  if (retryAfterSeconds !== undefined) context.header("retry-after", `${retryAfterSeconds}`);
  return context.json(error.body, error.status);
}

/** For `app.onError`: sends an `HttpError`, answers 507 on a full disk, and logs any other error and answers 500. */
export const errorHandler =
  (part: string) =>
  (error: unknown, context: Context): Response => {
    if (error instanceof HttpError) return sendError(context, error);
    if (isStorageFull(error))
      return sendError(
        context,
        new HttpError(507, "storage_full", new StorageFull().message, { retryAfterSeconds: 60 }),
      );
    const { path } = context.req;
    log("error", part, "request failed", { path, id: context.get("requestId"), reason: error });
    return sendError(context, new HttpError(500, "internal", "An internal error occurred."));
  };

/** Invalid parameters of a method; the message is shown to the caller. */
export class BadParameters extends Error {
  override name = "BadParameters";
}
