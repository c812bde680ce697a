import type { Context } from "hono";

import { maxFormBytes } from "../../../features/shared/contracts/formsApi.ts";
import { HttpError } from "../../kit/HttpError.ts";
import { limitBody } from "../../kit/readBody.ts";
import { parseObject } from "../model/json.ts";
import type { JsonObject } from "../model/json.ts";

/** Middleware that answers 413 to bodies over 32 KiB. */
export const smallBody = limitBody(maxFormBytes);

/** The JSON object of a request. */
export async function readBody(context: Context): Promise<JsonObject> {
  if (!/^application\/json\s*(;|$)/i.test(context.req.header("content-type") ?? ""))
    throw new HttpError(415, "not_json", "The content type must be application/json.");
  return parseObject(await context.req.text());
}
