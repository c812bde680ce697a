import { env } from "@/features/shared/env";
import { isLocale, splitLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** The return path; the home page for anything that is not a page of the site. */
export function ownPath(href: string | null | undefined): string {
  if (!href) return "/";
  const base = new URL("http://site.invalid/");
  if (!URL.canParse(href, base)) return "/";
  const url = new URL(href, base);
  // Parsed as browsers do: `//host` and `/\host` name another origin, and `blob:` contains one.
  if (
    url.protocol !== base.protocol ||
    url.origin !== base.origin ||
    url.pathname.startsWith("//") ||
    url.pathname.startsWith("/api/")
  )
    return "/";
  return `${url.pathname}${url.search}`;
}

/** The referring page of the site; the home page for any other. */
export function pageBefore(headers: Headers): string {
  const referer = headers.get("referer") ?? "";
  if (!URL.canParse(referer)) return "/";
  const { host, pathname, search } = new URL(referer);
  // The server names SITE_URL as the host; the browser knows a page of the site under its other names too.
  const isOwn =
    headers.get("sec-fetch-site") === "same-origin" || [headers.get("host"), new URL(env.SITE_URL).host].includes(host);
  return isOwn ? ownPath(`${pathname}${search}`) : "/";
}

/**
 * The language of a page without a localised path: that of the page to return to, else the cookie's, else the default.
 * `from` names that page; without it, the referring page is meant.
 */
export function readLocale(headers: Headers, cookie: string | undefined, from?: string): Locale {
  const before = from === undefined ? pageBefore(headers) : ownPath(from);
  if (before !== "/") return splitLocale(before).locale;
  return isLocale(cookie) ? cookie : env.DEFAULT_LOCALE;
}
