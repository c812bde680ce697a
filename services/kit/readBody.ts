import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ValidationError } from "yup";
import type { Schema } from "yup";

import { InvalidJson, parseBody } from "../../features/shared/contracts/parseJson.ts";
import type { JsonOptions } from "../../features/shared/contracts/parseJson.ts";
import { BodyTooLarge, readBytes } from "../../features/shared/contracts/readBounded.ts";
import { HttpError } from "./HttpError.ts";

const defaultMaxBytes = 32 * 1024;

type Options = JsonOptions & {
  /** Default: 32 KiB. */
  maxBytes?: number | undefined;
};

/** The validated JSON body; an empty body is `{}`. Throws an `HttpError` with status 400, 413 or 422. */
export async function readBody<T>(context: Context, schema: Schema<T>, options?: Options): Promise<T> {
  const value = await readJsonBody(context, options);
  try {
    return await schema.validate(value, { strict: true, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    if (!error.path) throw new HttpError(400, "bad_json", "The body must be a JSON object.");
    throw new HttpError(422, "invalid", error.message, { field: error.path });
  }
}

/** The JSON body before any validation; an empty body is `{}`. Throws an `HttpError` with status 400 or 413. */
export async function readJsonBody(context: Context, options: Options = {}): Promise<unknown> {
  const { maxBytes = defaultMaxBytes } = options;
  const tooLarge = new HttpError(413, "too_large", `The body may have at most ${maxBytes} bytes.`);
  if (Number(context.req.header("content-length") ?? 0) > maxBytes) throw tooLarge;
  try {
    const bytes = await readBytes(context.req.raw.body, maxBytes);
    return bytes.byteLength === 0 ? {} : parseBody(bytes, options);
  } catch (error) {
    if (error instanceof BodyTooLarge) throw tooLarge;
    if (error instanceof InvalidJson) throw new HttpError(400, "bad_json", error.message);
    throw error;
  }
}

/** Middleware that throws an `HttpError` with status 413 for a longer body; for bodies that are not JSON. */
export const limitBody = (maxBytes: number) =>
  bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new HttpError(413, "too_large", `The body may have at most ${maxBytes} bytes.`);
    },
  });
