import type { Context } from "hono";

import { maxDocumentBytes } from "#cms/drafts/contract.ts";
import { readJsonBody } from "#kit/readBody.ts";
import { maxLevels } from "#cms/repository/domain/model/document.ts";

/** The JSON body of a request to the repository; throws an `HttpError` for one that cannot be stored. */
export const readJson = (context: Context): Promise<unknown> =>
  readJsonBody(context, { maxBytes: maxDocumentBytes, maxDepth: maxLevels });
