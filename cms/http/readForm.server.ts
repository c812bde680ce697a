import type { Context } from "hono";

import { WriteError } from "./WriteError.server.ts";

/** The parts of a multipart form; throws `WriteError` for any other body, and for text that cannot be stored. */
export async function readForm(context: Context) {
  // Reads the body first, so that a broken connection is not reported as an invalid form.
  await context.req.arrayBuffer();
  const parts = await context.req.parseBody().catch(() => {
    throw new WriteError(400, "The body is no multipart form: it needs its parts, and their boundary in Content-Type");
  });
  for (const [field, part] of Object.entries(parts)) {
    const text = part instanceof File ? part.name : part;
    if (typeof text === "string" && (text.includes("\0") || !text.isWellFormed()))
      throw new WriteError(400, `${field} has a NUL character or half of a surrogate pair; remove it`);
  }
  return parts;
}
