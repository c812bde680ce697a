import { createHash } from "node:crypto";

/** A text response with an ETag; 304 when `if-none-match` holds it. */
export function answerText(request: Request, body: string, headers: Record<string, string>): Response {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const known = request.headers.get("if-none-match")?.split(/,\s*/) ?? [];
  // A proxy that compresses the response marks the ETag as weak.
  if (known.some((one) => one.replace(/^W\//, "") === etag)) {
    return new Response(null, { status: 304, headers: { ...headers, etag } });
  }
  return new Response(body, { headers: { ...headers, etag } });
}
