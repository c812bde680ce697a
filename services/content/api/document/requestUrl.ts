import type { Context } from "hono";

/** Path of the document API. */
export const apiPath = "/content/api/v2";

/** The request's address as the asker wrote it, also behind a proxy. */
export function publicAddress(context: Context): URL {
  const address = new URL(context.req.url);
  const proto = context.req.header("x-forwarded-proto");
  const host = context.req.header("x-forwarded-host");
  if (proto === "http" || proto === "https") address.protocol = proto;
  if (host && /^[\w.:-]+$/.test(host)) address.host = host;
  return address;
}

/** Address of the document API as the asker reaches it. */
export const endpointOf = (context: Context) => `${publicAddress(context).origin}${apiPath}`;
