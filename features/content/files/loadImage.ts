import "server-only";

import { warnThrottled } from "@/features/content/warnThrottled";
import { HttpError, limitStream, readBytes } from "@/features/shared/http";

import { fetchUpstream } from "./fetchUpstream";
import { ImageCache, maxImageBytes } from "./ImageCache";
import type { ImageResult } from "./ImageCache";
import { cutPattern, imageWidths } from "./publicUrl";
import { findUpstream } from "./sources";

/** Maximum size of a proxied image, in bytes; the library accepts files of 30 MB. */
const maxBytes = 32 * 1024 * 1024;

type Failure = { status: 400 | 404; code: string; message: string };
type Image = { body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>; headers: Record<string, string> };

const missing: Failure = { status: 404, code: "not_found", message: "There is no such picture." };
// Also when the storage fails: a 5xx here would count as an outage of the site.
const failed: Failure = { status: 404, code: "storage_failed", message: "The picture cannot be fetched now." };

const pictures = new ImageCache(fetchPicture);

/** Fetches an allowed image at an allowed width (`w`), cropped (`rect`); an error response otherwise. */
export async function loadImage(name: string, query: URLSearchParams): Promise<Image | Failure> {
  const upstream = findUpstream(name);
  if (!upstream) {
    return {
      status: 400,
      code: "bad_name",
      message: "A picture's name has at most 400 characters, no control characters, backslashes or dots in a row.",
    };
  }
  // A host that does not resize gets the query of the document's URL.
  if (!upstream.source.resizes) return findImage(`${upstream.url}${query.size > 0 ? `?${query}` : ""}`);
  const width = query.get("w") ?? query.get("width");
  if (width !== null && !imageWidths.includes(Number(width))) {
    return { status: 400, code: "bad_width", message: `The width must be one of ${imageWidths.join(", ")}.` };
  }
  const cut = query.get("rect");
  if (cut !== null && !cutPattern.test(cut)) {
    return { status: 400, code: "bad_cut", message: "A cut is four numbers: left, top, width, height." };
  }
  return findImage(`${upstream.url}?auto=format${cut ? `&rect=${cut}` : ""}${width ? `&w=${width}` : ""}`);
}

async function findImage(url: string): Promise<Image | Failure> {
  const outcome = await pictures.find(url);
  if (outcome === "missing") return missing;
  if (outcome === "failed") return failed;
  if (outcome !== "large") return { body: outcome.body, headers: headersFor(outcome.type) };
  const large = await open(url);
  if (typeof large === "string") return large === "missing" ? missing : failed;
  return { body: limitStream(large.body, maxBytes), headers: headersFor(large.type) };
}

async function fetchPicture(url: string): Promise<ImageResult> {
  const opened = await open(url);
  if (typeof opened === "string") return opened;
  try {
    // Concurrent requests share these bytes.
    const body = opened.body.pipeThrough(new TransformStream(), { signal: AbortSignal.timeout(8_000) });
    return { body: await readBytes(body, maxImageBytes), type: opened.type };
  } catch (error) {
    if (error instanceof HttpError && error.status === 413) return "large";
    warnThrottled(`images: a picture broke off: ${String(error)}`);
    return "failed";
  }
}

type Opened = { body: ReadableStream<Uint8Array<ArrayBuffer>>; type: string };

/** The storage's response, if it is an image within the size limit. */
async function open(url: string): Promise<Opened | "missing" | "failed"> {
  try {
    const { ok, status, headers, body } = await fetchUpstream(url);
    const type = headers.get("content-type") ?? "";
    if (ok && body && type.startsWith("image/") && Number(headers.get("content-length") ?? 0) <= maxBytes) {
      return { body, type };
    }
    await body?.cancel();
    return status === 404 || status === 410 ? "missing" : "failed";
  } catch (error) {
    warnThrottled(`images: storage unreachable: ${String(error)}`);
    return "failed";
  }
}

const headersFor = (type: string) => ({
  "content-type": type,
  "cache-control": "public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800",
  // An SVG opened directly must not run scripts on the site's origin.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  "x-content-type-options": "nosniff",
});
