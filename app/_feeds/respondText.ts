import { createHash } from "node:crypto";

/**
 * A text response with its validators: an ETag, and the moment of its last change where it has one. 304 when the
 * request names one of them.
 */
export function respondText(
  request: Request,
  body: string,
  headers: Record<string, string>,
  modified?: Date,
): Response {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const all = { ...headers, etag, ...(modified ? { "last-modified": modified.toUTCString() } : {}) };
  if (isKnown(request.headers, etag, modified)) return new Response(null, { status: 304, headers: all });
  return new Response(body, { headers: all });
}

function isKnown(headers: Headers, etag: string, modified: Date | undefined): boolean {
  const match = headers.get("if-none-match");
  // A proxy that compresses the response marks the ETag as weak.
  if (match !== null) return match.split(/,\s*/).some((one) => one === "*" || one.replace(/^W\//, "") === etag);
  const since = Date.parse(headers.get("if-modified-since") ?? "");
  // The header has no fractions of a second.
  return modified !== undefined && Math.floor(modified.getTime() / 1_000) * 1_000 <= since;
}

/** The newest of several moments; `undefined` without any. */
export function findNewest(dates: readonly (Date | string)[]): Date | undefined {
  const times = dates.map((date) => new Date(date).getTime()).filter((time) => !Number.isNaN(time));
  // Not as arguments: a large site has more than a call may have.
  return times.length === 0 ? undefined : new Date(times.reduce((a, b) => Math.max(a, b)));
}
