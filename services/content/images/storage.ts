import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, resolve, sep } from "node:path";

import { Hono } from "hono";
import type { Context } from "hono";
import sharp from "sharp";

import { log, messageOf } from "../../log.ts";

const widths = new Set([16, 32, 64, 128, 256, 384, 640, 828, 1200, 2048, 3840]);
const mostCached = 64 * 1024 * 1024;

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

const unknown = "application/octet-stream";

type Sized = { body: Uint8Array<ArrayBuffer>; type: string };

/** `GET /storage/web/images/{name}?w=828`: the files of folders; raster pictures at allowed widths as WebP. */
export function createStorage(folders: string[]): Hono {
  const app = new Hono();
  const cache = new Map<string, Sized>();
  app.get("/storage/web/images/*", async (context) => {
    const name = context.req.path.slice("/storage/web/images/".length);
    const path = folders.map((folder) => findFile(folder, name)).find((found) => found !== undefined);
    if (!path) return context.json({ error: { code: "not_found", message: "There is no such file." } }, 404);
    const width = context.req.query("w") ?? context.req.query("width");
    if (width && !widths.has(Number(width))) {
      return context.json(
        { error: { code: "bad_width", message: `w must be one of ${[...widths].join(", ")}.` } },
        400,
      );
    }
    return send(context, await sized(path, width ? Number(width) : undefined, cache));
  });
  return app;
}

function findFile(folder: string, name: string): string | undefined {
  const path = resolve(join(folder, decoded(name)));
  return path.startsWith(resolve(folder) + sep) && statSync(path, { throwIfNoEntry: false })?.isFile()
    ? path
    : undefined;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // A broken escape names no file.
    return "";
  }
}

async function sized(path: string, width: number | undefined, cache: Map<string, Sized>): Promise<Sized> {
  const source = await readFile(path);
  const type = types[extname(path).toLowerCase()] ?? unknown;
  if (!width || !/png|jpeg|webp|avif/.test(type)) return { body: new Uint8Array(source), type };
  const key = createHash("sha1").update(source).digest("hex") + width;
  const known = cache.get(key);
  if (known) return known;
  const image = (await scaled(source, width)) ?? { body: new Uint8Array(source), type };
  cache.set(key, image);
  trim(cache);
  return image;
}

async function scaled(source: Buffer, width: number): Promise<Sized | undefined> {
  try {
    const made = await sharp(source).resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer();
    return { body: new Uint8Array(made), type: "image/webp" };
  } catch (error) {
    log("warn", "content", "a picture cannot be scaled, and is sent as it is", { reason: messageOf(error) });
    return undefined;
  }
}

// The oldest go first: a picture that is asked for is made again in a moment.
function trim(cache: Map<string, Sized>): void {
  let bytes = [...cache.values()].reduce((sum, { body }) => sum + body.byteLength, 0);
  for (const [key, { body }] of cache) {
    if (bytes <= mostCached) return;
    cache.delete(key);
    bytes -= body.byteLength;
  }
}

function send(context: Context, { body, type }: Sized): Response {
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  const headers = {
    etag,
    "cache-control": "public, max-age=3600",
    "x-content-type-options": "nosniff",
    // A drawing may hold scripts, and files of unknown kinds are not for looking at in the browser.
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...(type === unknown ? { "content-disposition": "attachment" } : {}),
  };
  if (context.req.header("if-none-match") === etag) return context.body(null, 304, headers);
  return context.body(body, 200, { ...headers, "content-type": type });
}
