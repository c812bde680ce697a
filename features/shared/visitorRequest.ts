import { env } from "@/features/shared/env";

/**
 * Whether a modifying request was made by a page of the site. Browsers send `sec-fetch-site`; older ones, and all on
 * plain http, the page's origin.
 */
export function isOwnRequest({ headers }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin") ?? "";
  if (!URL.canParse(origin)) return false;
  return [headers.get("host"), new URL(env.SITE_URL).host].includes(new URL(origin).host);
}

/** Whether cookies of an answer may be sent over https only. */
export function isSecure(request: Request): boolean {
  const forwarded = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  return (forwarded ?? new URL(request.url).protocol.replace(":", "")) === "https" || env.SITE_URL.startsWith("https:");
}

/** Headers that identify the visitor to a back end's rate limits; empty when unknown. */
export function getVisitorHeaders(headers: Headers): Record<string, string> {
  const forwarded = headers.get("x-forwarded-for");
  return forwarded ? { "x-forwarded-for": forwarded } : {};
}

/** A redirect to another page (303), with cookies. */
export function redirectTo(path: string, cookies: string[] = []): Response {
  const headers = new Headers({ location: path, "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}
