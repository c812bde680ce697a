import type { Context } from "hono";

import { WriteError } from "./WriteError.server.ts";

/** The parts of a multipart form; throws `WriteError` for any other body. */
export async function readForm(context: Context) {
  // Reads the body first, so that a broken connection is not reported as an invalid form.
  await context.req.arrayBuffer();
  return context.req.parseBody().catch(() => {
    throw new WriteError(400, "The body is no multipart form: it needs its parts, and their boundary in Content-Type");
  });
}
