import type { Context } from "hono";

/** The revision in `If-Match`; `undefined` when any version may be overwritten. Compressing proxies make the ETag weak. */
export function readIfMatch(context: Context): string | undefined {
  const header = context.req.header("if-match");
  return header === undefined || header === "*" ? undefined : header.replace(/^(?:W\/)?"(.*)"$/, "$1");
}

/** Sets the `ETag` of a response. */
export const setEtag = (context: Context, revision: string): void => context.header("etag", `"${revision}"`);
