/**
 * Milliseconds that a response asks to wait, from `retry-after` in seconds or as a date (RFC 9110, 10.2.3); 0 for a past
 * date, `undefined` without a valid one.
 */
export function readRetryAfter({ headers }: Pick<Response, "headers">): number | undefined {
  const text = headers.get("retry-after")?.trim() ?? "";
  // Prismic sends fractions of a second.
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * 1_000;
  const at = / GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}
