import type { Context } from "hono";

/** The JSON body of a request that may have none; an empty object without one. */
export async function readOptionalBody(context: Context): Promise<unknown> {
  const text = await context.req.text();
  return text === "" ? {} : JSON.parse(text);
}
