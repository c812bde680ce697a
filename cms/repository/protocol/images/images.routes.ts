import { extname } from "node:path";
import { Hono } from "hono";
import type { Context } from "hono";
import { LRUCache } from "lru-cache";

import { FilesUnavailable, originals, readStored } from "#kit/files/FileStorage.ts";
import type { FileFacts, FileStorage } from "#kit/files/FileStorage.ts";
import { HttpError, sendError } from "#kit/HttpError.ts";
import { log, getErrorMessage } from "#kit/log.ts";

import { ImageResizer, OutsideError, TooBusyError, TooLargeError } from "./ImageResizer.server.ts";
import type { ImageForm } from "./ImageResizer.server.ts";
import { isAnimated } from "#kit/isAnimated.ts";
import { MadeSizes } from "./MadeSizes.server.ts";
import { readImageForm } from "./readImageForm.server.ts";
import { sendFile } from "./sendFile.server.ts";

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

type Options = {
  /** The project's files. */
  seed: FileStorage;
  /** Uploaded files, and what was made of all. */
  storage: FileStorage;
};

/**
 * `GET /storage/web/images/{name}?w=828`: files, with range requests; raster images in any size as WebP, never larger than
 * the original, and parts of them (`rect=x,y,width,height&w=…&h=…`). An image too large to decode answers 404; 503 when
 * uploaded files cannot be reached.
 */
export function createImageStorage({ seed, storage }: Options): Hono {
  const app = new Hono();
  const madeSizes = new MadeSizes(storage);
  const resizer = new ImageResizer();
  // Keys of pictures that move: they are served whole, as frames are not scaled.
  const animated = new LRUCache<string, true>({ max: 1_000 });
  app.get("/storage/web/images/*", async (context) => {
    const name = decodeName(context.req.path.slice("/storage/web/images/".length));
    const type = types[extname(name).toLowerCase()] ?? unknownType;
    try {
      const form = readImageForm((key) => context.req.query(key));
      const isScaled = form && /png|jpeg|webp|avif/.test(type);
      const image = { name, type, own: await seed.find(originals + name) };
      const response = isScaled ? await sendScaled(context, image, form) : await sendOriginal(context, image);
      return response ?? sendError(context, new HttpError(404, "not_found", "There is no such file."));
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
  const sendOriginal = (context: Context, { name, type, own }: Image) =>
    sendFile(context, { storage: own ? seed : storage, key: originals + name }, headersFor(type));
  const sendScaled = async (context: Context, image: Image, form: ImageForm) => {
    const { name, own } = image;
    // An uploaded file never changes.
    const version = `${name} ${own?.etag ?? ""}`;
    if (!form.rect && animated.has(version)) return sendOriginal(context, image);
    const key = madeSizes.getKey(name, own?.etag ?? "", form);
    const webp = headersFor("image/webp");
    const kept = await sendFile(context, { storage, key }, webp).catch(ifUnavailable);
    if (kept) return kept;
    const source = await readStored(own ? seed : storage, originals + name);
    if (!source) return undefined;
    // A part of it is cut from every frame, or from the first one.
    if (!form.rect && isAnimated(source)) {
      animated.set(version, true);
      return sendOriginal(context, image);
    }
    const body = await resize(source, key, form, resizer);
    if (!body) return sendOriginal(context, image);
    await madeSizes.keep(name, key, body);
    return context.body(body, 200, webp);
  };
  return app;
}

/** A file by its name; `own` are facts of the project's one. */
type Image = { name: string; type: string; own: FileFacts | undefined };

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // An invalid escape names no file.
    return "";
  }
}

// What is lost with the storage is made again: pictures of the project do not depend on it.
function ifUnavailable(error: unknown): undefined {
  if (!(error instanceof FilesUnavailable)) throw error;
}

async function resize(source: Uint8Array, key: string, form: ImageForm, resizer: ImageResizer) {
  try {
    return await resizer.resize(key, source, form);
  } catch (error) {
    if ([TooLargeError, TooBusyError, OutsideError].some((kind) => error instanceof kind)) throw error;
    log("warn", "content", "an image cannot be scaled and is sent unchanged", { reason: getErrorMessage(error) });
    return undefined;
  }
}

const headersFor = (type: string): Record<string, string> => ({
  "content-type": type,
  "cache-control": "public, max-age=3600",
  "x-content-type-options": "nosniff",
  // SVG may contain scripts; unknown types are downloaded, not shown.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ...(type === unknownType ? { "content-disposition": "attachment" } : {}),
});
