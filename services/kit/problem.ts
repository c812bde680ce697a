import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ValidationError } from "yup";
import type { Schema } from "yup";

type Status = 400 | 401 | 403 | 404 | 413 | 422 | 429 | 503;

/** An error as every back end answers it. */
export const problem = (context: Context, status: Status, code: string, message: string, field?: string) =>
  context.json({ error: { code, message, ...(field ? { field } : {}) } }, status);

/** Answers 413 to bodies longer than a number of bytes. */
export const limitBody = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (context) => problem(context, 413, "too_large", `At most ${maxSize} bytes, please.`) });

/** The checked JSON body, or the answer that says what is wrong with it. */
export async function readBody<T>(context: Context, schema: Schema<T>): Promise<{ body: T } | { refusal: Response }> {
  try {
    const text = await context.req.text();
    const value: unknown = text === "" ? {} : JSON.parse(text);
    return { body: await schema.validate(value, { strict: true, stripUnknown: true }) };
  } catch (error) {
    if (error instanceof SyntaxError) return { refusal: problem(context, 400, "bad_json", "The body must be JSON.") };
    if (error instanceof ValidationError) {
      return { refusal: problem(context, 422, "invalid", error.message, error.path) };
    }
    throw error;
  }
}
