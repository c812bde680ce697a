import "server-only";

import { limitParts } from "@/features/shared/http";

import { fetchUpstream } from "./fetchUpstream";
import { cutPattern, imageWidths } from "./publicUrl";
import { findUpstream } from "./sources";

/** Largest picture that is passed on, in bytes; the library takes files of 30 MB. */
const maxBytes = 32 * 1024 * 1024;

type Failure = { status: 400 | 404 | 502; code: string; message: string };
type Image = { body: ReadableStream<Uint8Array>; headers: Record<string, string> };

/** Fetches a picture that documents may show, at an allowed width (`w`), cut as an editor did (`rect`); says what was wrong otherwise. */
export async function loadImage(name: string, query: URLSearchParams): Promise<Image | Failure> {
  const upstream = findUpstream(name);
  if (!upstream) {
    return {
      status: 400,
      code: "bad_name",
      message: "A picture's name has at most 400 characters, no control characters, backslashes or dots in a row.",
    };
  }
  // A host that does not resize gets its own query back, as the document gives it.
  if (!upstream.source.resizes) return fetchImage(`${upstream.url}${query.size > 0 ? `?${query}` : ""}`);
  const width = query.get("w") ?? query.get("width");
  if (width !== null && !imageWidths.includes(Number(width))) {
    return { status: 400, code: "bad_width", message: `The width must be one of ${imageWidths.join(", ")}.` };
  }
  const cut = query.get("rect");
  if (cut !== null && !cutPattern.test(cut)) {
    return { status: 400, code: "bad_cut", message: "A cut is four numbers: left, top, width, height." };
  }
  return fetchImage(`${upstream.url}?auto=format${cut ? `&rect=${cut}` : ""}${width ? `&w=${width}` : ""}`);
}

async function fetchImage(url: string): Promise<Image | Failure> {
  const failure: Failure = { status: 502, code: "storage_failed", message: "The image storage did not answer." };
  try {
    const response = await fetchUpstream(url);
    const { ok, status, headers, body } = response;
    const type = headers.get("content-type") ?? "";
    if (ok && body && type.startsWith("image/") && Number(headers.get("content-length") ?? 0) <= maxBytes) {
      return { body: limitParts(body, maxBytes), headers: headersFor(type) };
    }
    await body?.cancel();
    return status === 404 ? { status: 404, code: "not_found", message: "There is no such picture." } : failure;
  } catch (error) {
    console.error("images: storage unreachable", error);
    return failure;
  }
}

const headersFor = (type: string) => ({
  "content-type": type,
  "cache-control": "public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800",
  // A drawing opened by itself must not run scripts on the site's origin.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  "x-content-type-options": "nosniff",
});
