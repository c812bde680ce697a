import "server-only";

import { limitStream } from "@/features/shared/http";

import { fetchUpstream } from "./fetchUpstream";
import { fileHeaders } from "./fileHeaders";
import { findUpstream } from "./sources";

/** Largest file that is passed on, in bytes. */
const maxBytes = 256 * 1024 * 1024;

const missing = { status: 404, code: "not_found", message: "There is no such file." } as const;

type Failure = { status: 404 | 413 | 416; code: string; message: string };
type FoundFile = { status: 200 | 206 | 304; headers: Record<string, string>; body: ReadableStream<Uint8Array> | null };

/** Headers passed to and from the storage. */
const conditionalHeaders = ["range", "if-range", "if-none-match", "if-modified-since"];
const forwardedHeaders = ["content-length", "content-range", "accept-ranges", "etag", "last-modified"];

/** A file of the repository or its storage as a stream, or its `range`; an error response otherwise. */
export async function loadFile(name: string, request: Headers): Promise<FoundFile | Failure> {
  const upstream = findUpstream(name);
  if (!upstream?.source.isRepository) return missing;
  const forwarded = conditionalHeaders.flatMap((header) => {
    const value = request.get(header);
    return value ? [[header, value] as const] : [];
  });
  try {
    // A compressed response would have another length and other ranges than the file.
    const headers = { ...Object.fromEntries(forwarded), "accept-encoding": "identity" };
    return await passedOn(await fetchUpstream(upstream.url, headers), name);
  } catch (error) {
    console.error(`files: the storage of ${name} is unreachable`, error);
    return missing;
  }
}

async function passedOn(response: Response, name: string): Promise<FoundFile | Failure> {
  const { status, headers, body } = response;
  const forwarded = forwardedHeaders.flatMap((header) => {
    const value = headers.get(header);
    return value ? [[header, value] as const] : [];
  });
  const own = { ...Object.fromEntries(forwarded), ...fileHeaders(name) };
  if (status === 304) return { status, headers: own, body: null };
  const isTooLong = Number(headers.get("content-length") ?? 0) > maxBytes;
  if ((status === 200 || status === 206) && body && !isTooLong) {
    return { status, headers: own, body: limitStream(body, maxBytes) };
  }
  await body?.cancel();
  if (status === 416) return { status, code: "bad_range", message: "The file has no such part." };
  return isTooLong ? { status: 413, code: "too_large", message: "The file is larger than 256 MB." } : missing;
}
