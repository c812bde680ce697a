import { env } from "@/features/shared/env";

/**
 * Whether a request that changes something was made by a page of the site. Browsers say so themselves in
 * `sec-fetch-site`; older ones, and all on plain http, name the page's origin.
 */
export function isOwnRequest({ headers }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin") ?? "";
  if (!URL.canParse(origin)) return false;
  return [headers.get("host"), new URL(env.SITE_URL).host].includes(new URL(origin).host);
}
