import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, resolve, sep } from "node:path";
import { Hono } from "hono";
import type { Context } from "hono";

import { HttpError, sendError } from "#kit/HttpError.ts";
import { log, getErrorMessage } from "#kit/log.ts";

import { ImageResizer, OutsideError, TooBusyError, TooLargeError } from "./ImageResizer.server.ts";
import type { ImageForm } from "./ImageResizer.server.ts";
import { readImageForm } from "./readImageForm.server.ts";
import { sendFile } from "./sendFile.server.ts";

const maxCachedBytes = 64 * 1024 * 1024;

const types: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".zip": "application/zip",
  ".pdf": "application/pdf",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".mp3": "audio/mpeg",
};

const unknownType = "application/octet-stream";

type Sized = { body: Uint8Array<ArrayBuffer>; type: string };

/**
 * `GET /storage/web/images/{name}?w=828`: files, with range requests; raster images in any size as WebP, never larger than
 * the original, and parts of them (`rect=x,y,width,height&w=…&h=…`). An image too large to decode answers 404.
 */
export function createImageStorage(folders: string[]): Hono {
  const app = new Hono();
  const cache = new Map<string, Sized>();
  const resizer = new ImageResizer();
  app.get("/storage/web/images/*", async (context) => {
    const name = context.req.path.slice("/storage/web/images/".length);
    const path = folders.map((folder) => findFile(folder, name)).find((found) => found !== undefined);
    if (!path) return sendError(context, new HttpError(404, "not_found", "There is no such file."));
    const type = types[extname(path).toLowerCase()] ?? unknownType;
    try {
      const form = readImageForm((key) => context.req.query(key));
      if (!form || !/png|jpeg|webp|avif/.test(type)) return await sendFile(context, path, headersFor(type));
      return send(context, await resizeCached({ path, type, form }, { cache, resizer }));
    } catch (error) {
      if (error instanceof HttpError) return sendError(context, error);
      if (error instanceof OutsideError) return sendError(context, new HttpError(400, "bad_rect", `${error.message}.`));
      if (error instanceof TooLargeError)
        return sendError(context, new HttpError(404, "too_large", `${error.message}.`));
      if (!(error instanceof TooBusyError)) throw error;
      context.header("retry-after", "5");
      return sendError(context, new HttpError(503, "busy", `${error.message}.`));
    }
  });
  return app;
}

function findFile(folder: string, name: string): string | undefined {
  const path = resolve(join(folder, decodeName(name)));
  return path.startsWith(resolve(folder) + sep) && statSync(path, { throwIfNoEntry: false })?.isFile()
    ? path
    : undefined;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // An invalid escape names no file.
    return "";
  }
}

type Wanted = { path: string; type: string; form: ImageForm };
type Tools = { cache: Map<string, Sized>; resizer: ImageResizer };

async function resizeCached({ path, type, form }: Wanted, { cache, resizer }: Tools): Promise<Sized> {
  const source = await readFile(path);
  const key = `${createHash("sha1").update(source).digest("hex")} ${JSON.stringify(form)}`;
  const known = cache.get(key);
  if (known) return known;
  const image = (await resize(source, key, form, resizer)) ?? { body: new Uint8Array(source), type };
  cache.set(key, image);
  trim(cache);
  return image;
}

async function resize(source: Buffer, key: string, form: ImageForm, resizer: ImageResizer): Promise<Sized | undefined> {
  try {
    return { body: await resizer.resize(key, source, form), type: "image/webp" };
  } catch (error) {
    if ([TooLargeError, TooBusyError, OutsideError].some((kind) => error instanceof kind)) throw error;
    log("warn", "content", "an image cannot be scaled and is sent unchanged", { reason: getErrorMessage(error) });
    return undefined;
  }
}

// Evicts the oldest first.
function trim(cache: Map<string, Sized>): void {
  let bytes = [...cache.values()].reduce((sum, { body }) => sum + body.byteLength, 0);
  for (const [key, { body }] of cache) {
    if (bytes <= maxCachedBytes) return;
    cache.delete(key);
    bytes -= body.byteLength;
  }
}

function send(context: Context, { body, type }: Sized): Response {
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  const headers = { ...headersFor(type), etag };
  return context.req.header("if-none-match") === etag
    ? context.body(null, 304, headers)
    : context.body(body, 200, headers);
}

const headersFor = (type: string): Record<string, string> => ({
  "content-type": type,
  "cache-control": "public, max-age=3600",
  "x-content-type-options": "nosniff",
  // SVG may contain scripts; unknown types are downloaded, not shown.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ...(type === unknownType ? { "content-disposition": "attachment" } : {}),
});
