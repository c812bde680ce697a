import type { Context } from "hono";

/** Path of the document API. */
export const apiPath = "/content/api/v2";

/** The request's address as the asker wrote it, also behind a proxy. */
export function getPublicUrl(context: Context): URL {
  const url = new URL(context.req.url);
  const proto = context.req.header("x-forwarded-proto");
  const host = context.req.header("x-forwarded-host");
  if (proto === "http" || proto === "https") url.protocol = proto;
  if (host && /^[\w.:-]+$/.test(host)) url.host = host;
  return url;
}

/** Address of the document API as the asker reaches it. */
export const getEndpoint = (context: Context) => `${getPublicUrl(context).origin}${apiPath}`;
