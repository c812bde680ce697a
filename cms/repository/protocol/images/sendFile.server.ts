import { openAsBlob } from "node:fs";
import { stat } from "node:fs/promises";
import type { Context } from "hono";

/** First and last byte, inclusive. */
type Part = { start: number; end: number };

/** Sends a file, or the range of the request; several ranges are answered with the complete file. */
export async function sendFile(context: Context, path: string, headers: Record<string, string>): Promise<Response> {
  const { size, mtimeMs } = await stat(path);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const allHeaders = { ...headers, etag, "accept-ranges": "bytes" };
  if (context.req.header("if-none-match") === etag) return context.body(null, 304, allHeaders);
  const condition = context.req.header("if-range");
  const range = condition === undefined || condition === etag ? context.req.header("range") : undefined;
  const part = readRange(range ?? "", size);
  if (part === "none") return context.body(null, 416, { ...allHeaders, "content-range": `bytes */${size}` });
  const file = await openAsBlob(path);
  if (!part) return new Response(file.stream(), { headers: { ...allHeaders, "content-length": String(size) } });
  const { start, end } = part;
  return new Response(file.slice(start, end + 1).stream(), {
    status: 206,
    headers: {
      ...allHeaders,
      "content-length": String(end - start + 1),
      "content-range": `bytes ${start}-${end}/${size}`,
    },
  });
}

/** The range of a `Range` header; `none` for one outside the file, `undefined` for the complete file. */
function readRange(header: string, size: number): Part | "none" | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  return start >= size || start > end ? "none" : { start, end };
}
