import type { Context } from "hono";

import type { Refusal } from "../Refusal.ts";

/** The answer to a refused request. */
export function answerRefusal(context: Context, { status, code, message, retryAfterSeconds }: Refusal): Response {
  if (retryAfterSeconds !== undefined) context.header("retry-after", String(retryAfterSeconds));
  return context.json({ error: { code, message, ...(retryAfterSeconds ? { retryAfterSeconds } : {}) } }, status);
}
