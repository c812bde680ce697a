import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ValidationError } from "yup";
import type { Schema } from "yup";

import { HttpError } from "./HttpError.ts";

/** Middleware that throws an `HttpError` with status 413 for a longer body. */
export const limitBody = (maxBytes: number) =>
  bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new HttpError(413, "too_large", `At most ${maxBytes} bytes, please.`);
    },
  });

/** The validated JSON body; an empty body is `{}`. Throws an `HttpError` with status 400 or 422. */
export async function readBody<T>(context: Context, schema: Schema<T>): Promise<T> {
  try {
    const text = await context.req.text();
    const value: unknown = text === "" ? {} : JSON.parse(text);
    return await schema.validate(value, { strict: true, stripUnknown: true });
  } catch (error) {
    if (error instanceof SyntaxError) throw new HttpError(400, "bad_json", "The body must be JSON.");
    if (error instanceof ValidationError) throw new HttpError(422, "invalid", error.message, { field: error.path });
    throw error;
  }
}
