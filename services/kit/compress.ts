import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Context, MiddlewareHandler, Next } from "hono";

import { chooseEncoding } from "../../features/shared/contracts/chooseEncoding.ts";

// A smaller body fits into one packet as it is.
const minBytes = 1_024;
const compressible = /^(text\/|application\/(json|graphql-response\+json|xml))/;

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

type Compressed = { body: Buffer; headers: Record<string, string> };

/** A body in the encoding that the client accepts, with its headers; small bodies stay as they are. */
export async function compress(body: Buffer, accepted: string | undefined): Promise<Compressed> {
  const encoding = body.length < minBytes ? "identity" : chooseEncoding(accepted);
  if (encoding === "identity") return { body, headers: { vary: "accept-encoding" } };
  // Each body is sent once, so speed counts for more than the last few percent.
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
  const packed = await (encoding === "br" ? brotli(body, options) : zip(body, { level: 4 }));
  return { body: packed, headers: { vary: "accept-encoding", "content-encoding": encoding } };
}

/** Middleware that compresses text responses. */
export const compressResponses: MiddlewareHandler = async (context: Context, next: Next) => {
  await next();
  const { res } = context;
  if (!compressible.test(res.headers.get("content-type") ?? "") || res.headers.has("content-encoding") || !res.body)
    return;
  const { body, headers } = await compress(Buffer.from(await res.arrayBuffer()), context.req.header("accept-encoding"));
  context.res = new Response(new Uint8Array(body), res);
  context.res.headers.delete("content-length");
  for (const [name, value] of Object.entries(headers)) context.header(name, value, { append: name === "vary" });
};
