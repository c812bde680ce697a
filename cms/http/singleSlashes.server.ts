import type { Hono, MiddlewareHandler } from "hono";

const ours = /^\/+content\/|^\/content\/\//;

/** Answers `/content/api/v2//documents` as `/content/api/v2/documents`: an endpoint is often given with a final slash. */
export function singleSlashes(app: Hono): MiddlewareHandler {
  return async (context, next) => {
    const url = new URL(context.req.url);
    if (!ours.test(url.pathname) || !url.pathname.includes("//")) return next();
    url.pathname = url.pathname.replace(/\/{2,}/g, "/");
    // Pass the server's connection data along.
    return app.fetch(new Request(url, context.req.raw), context.env);
  };
}
