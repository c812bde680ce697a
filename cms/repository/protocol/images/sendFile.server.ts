import type { Context } from "hono";

import type { ByteRange, FileStorage } from "#kit/files/FileStorage.ts";

/**
 * Sends a stored file, or the range of the request; several ranges are answered with the complete file. `undefined` when
 * there is no such file.
 */
export async function sendFile(
  context: Context,
  { storage, key }: { storage: FileStorage; key: string },
  headers: Record<string, string>,
): Promise<Response | undefined> {
  const header = context.req.header("range");
  // Only a range needs the size before.
  const facts = header === undefined ? undefined : await storage.find(key);
  const condition = context.req.header("if-range");
  const isSame = condition === undefined || condition === facts?.etag;
  const range = facts && isSame ? readRange(header ?? "", facts.size) : undefined;
  const common = (etag: string) => ({ ...headers, etag, "accept-ranges": "bytes" });
  if (facts && range === "none")
    return context.body(null, 416, { ...common(facts.etag), "content-range": `bytes */${facts.size}` });
  const file = await storage.open(key, range === "none" ? undefined : range);
  if (!file) return undefined;
  const { size, etag, body } = file;
  if (context.req.header("if-none-match") === etag) {
    await body.cancel();
    return context.body(null, 304, common(etag));
  }
  if (!range || range === "none")
    return new Response(body, { headers: { ...common(etag), "content-length": String(size) } });
  const { start, end } = range;
  return new Response(body, {
    status: 206,
    headers: {
      ...common(etag),
      "content-length": String(end - start + 1),
      "content-range": `bytes ${start}-${end}/${size}`,
    },
  });
}

/** The range of a `Range` header; `none` for one outside the file, `undefined` for the complete file. */
function readRange(header: string, size: number): ByteRange | "none" | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  return start >= size || start > end ? "none" : { start, end };
}
