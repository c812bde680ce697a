import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";

import { FormError } from "../model/FormError.ts";
import { parseObject } from "../model/json.ts";
import type { JsonObject } from "../model/json.ts";

/** Refuses bodies over 32 KiB. */
export const smallBody = bodyLimit({
  maxSize: 32 * 1024,
  onError: (context) => refuse(context, new FormError(413, "too_large", "The body may have 32 KiB at most.")),
});

/** The JSON object that a request carries. */
export async function readBody(context: Context): Promise<JsonObject> {
  if (!/^application\/json\s*(;|$)/i.test(context.req.header("content-type") ?? ""))
    throw new FormError(415, "not_json", "The content type must be application/json.");
  return parseObject(await context.req.text());
}

/** The answer to a request that is refused. */
export function refuse(context: Context, { status, code, message, refusal }: FormError): Response {
  if (refusal.retryAfterSeconds) context.header("retry-after", String(refusal.retryAfterSeconds));
  const { field } = refusal;
  return context.json({ error: { code, message, ...(field ? { field } : {}) } }, status);
}
