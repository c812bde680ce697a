import { constants, createBrotliCompress, createGzip } from "node:zlib";

import type { Context, MiddlewareHandler, Next } from "hono";

import { chooseEncoding } from "../../features/shared/contracts/chooseEncoding.ts";

// A smaller body fits into one packet as it is.
const minBytes = 1_024;
const compressible = /^(text\/|application\/(json|graphql-response\+json|xml))/;

type Part = Uint8Array<ArrayBuffer>;
type Compressed = { body: Part; headers: Record<string, string> };

/**
 * A body, in its parts, in the encoding that the client accepts, with its headers; small bodies stay as they are. The
 * parts are not joined before: that would be megabytes of garbage outside of the heap for a large response.
 */
export async function compress(parts: readonly Part[], accepted: string | undefined): Promise<Compressed> {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const encoding = length < minBytes ? "identity" : chooseEncoding(accepted);
  if (encoding === "identity") return { body: Buffer.concat(parts), headers: { vary: "accept-encoding" } };
  // Each body is sent once, so speed counts for more than the last few percent.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: length };
  const packer = encoding === "br" ? createBrotliCompress({ params }) : createGzip({ level: 4 });
  for (const part of parts) packer.write(part);
  packer.end();
  const body = Buffer.concat(await packer.toArray());
  return { body, headers: { vary: "accept-encoding", "content-encoding": encoding } };
}

/** Middleware that compresses text responses. */
export const compressResponses: MiddlewareHandler = async (context: Context, next: Next) => {
  await next();
  const { res } = context;
  if (!compressible.test(res.headers.get("content-type") ?? "") || res.headers.has("content-encoding") || !res.body)
    return;
  const parts: Part[] = [];
  for await (const part of res.body) parts.push(part);
  const { body, headers } = await compress(parts, context.req.header("accept-encoding"));
  context.res = new Response(body, res);
  context.res.headers.delete("content-length");
  for (const [name, value] of Object.entries(headers)) context.header(name, value, { append: name === "vary" });
};
