/** Headers that identify the visitor to a back end's rate limits; empty when unknown. */
export function getVisitorHeaders(headers: Headers): Record<string, string> {
  const forwarded = headers.get("x-forwarded-for");
  return forwarded ? { "x-forwarded-for": forwarded } : {};
}
