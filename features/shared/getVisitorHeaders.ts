/** Headers that tell a back end who asks, for its limits a visitor; empty when nobody said. */
export function getVisitorHeaders(headers: Headers): Record<string, string> {
  const forwarded = headers.get("x-forwarded-for");
  return forwarded ? { "x-forwarded-for": forwarded } : {};
}
