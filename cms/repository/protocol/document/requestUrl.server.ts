import type { Context } from "hono";

/** Path of the document API. */
export const apiPath = "/content/api/v2";

/** The request's public URL, also behind a proxy. */
export function getPublicUrl(context: Context): URL {
  const url = new URL(context.req.url);
  const proto = context.req.header("x-forwarded-proto");
  const host = context.req.header("x-forwarded-host");
  if (proto === "http" || proto === "https") url.protocol = proto;
  if (host && /^[\w.:-]+$/.test(host)) url.host = host;
  return url;
}

/** Public URL of the document API. */
export const getEndpoint = (context: Context) => `${getPublicUrl(context).origin}${apiPath}`;
