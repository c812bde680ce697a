import { findUrlProblem } from "./linkUrl.ts";
import { defaultLocale } from "./locales.ts";
import { cleanPasted } from "./pastedText.ts";

type Problem = { problem: string };

/** The decoded public path a redirect starts from, with its language and a slash at both ends. */
type RedirectSource = { path: string; problem?: undefined };

/**
 * Where a redirect leads: a path of this site, percent-encoded as it was typed, with query and fragment in `suffix`;
 * or a URL elsewhere.
 */
type RedirectTarget = { path: string; suffix: string; problem?: undefined } | { url: string; problem?: undefined };

/** Reads the source as typed: encoded or not, in any case, with or without the site's origin. */
export function readRedirectSource(typed: string, siteUrl: string): RedirectSource | Problem {
  const text = stripOrigin(cleanPasted(typed), siteUrl);
  const quoted = JSON.stringify(typed);
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(text))
    return { problem: `${quoted} is not on this site; write the old path, such as /old-page/` };
  if (/[?#]/.test(text))
    return { problem: `${quoted} has a query or fragment; write the path alone, such as /old-page/` };
  const path = decodePath(text);
  if (path === undefined) return { problem: `${quoted} has a % that begins no escape; write %25 for the sign itself` };
  // Browsers normalize such paths before requesting them.
  if (/[\\\p{Cc}]|(?:^|\/)\.{1,2}(?:\/|$)/u.test(path))
    return { problem: `${quoted} can be no visitor's path; write the old path, such as /old-page/` };
  return { path: toSourcePath(path) };
}

/** Reads the target as typed; a contact window (`#contact`) opens over the page with the form. */
export function readRedirectTarget(typed: string, siteUrl: string): RedirectTarget | Problem {
  const text = stripOrigin(cleanPasted(typed), siteUrl);
  if (/^https?:\/\/[^/?#]/i.test(text) && findUrlProblem(text) === undefined) return { url: text };
  if (/^#contact(-sales)?$/.test(text)) return { path: "/contact/", suffix: text };
  const [, path = "/", suffix = ""] = /^([^?#]*)(.*)$/s.exec(text) ?? [];
  if (!path.startsWith("/") || path.startsWith("//") || decodePath(path) === undefined)
    return { problem: `${JSON.stringify(typed)} leads nowhere; write a path such as /about/ or an https:// address` };
  return { path: path.endsWith("/") || /\.\w+$/.test(path) ? path : `${path}/`, suffix };
}

/** The source path that a target's path is looked up by. */
export function toSourcePath(decodedPath: string): string {
  const path = `/${decodedPath}/`.replace(/\/{2,}/g, "/");
  // Paths of the default language have no prefix; /en/… redirects to them.
  return path.startsWith(`/${defaultLocale}/`) ? path.slice(defaultLocale.length + 1) : path;
}

/** Strips this site's origin from a URL. Prismic's editor saves `/about/` as `https:///about/`. */
function stripOrigin(url: string, siteUrl: string): string {
  const local = url.replace(/^https?:\/\/(?=[/#?])/i, "");
  if (!URL.canParse(local) || new URL(local).origin !== new URL(siteUrl).origin) return local;
  return local.replace(/^https?:\/\/[^/?#]*/i, "").replace(/^(?!\/)/, "/");
}

/** A path without its percent-encoding; `undefined` for an invalid escape. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    // `undefined`: the caller reports the error.
    return undefined;
  }
}

/** Adds a query (`?a=1`, or empty) to a URL's own, before its fragment. */
export function addQuery(address: string, search: string): string {
  if (search.length < 2) return address;
  const at = address.indexOf("#");
  const [before, fragment] = at === -1 ? [address, ""] : [address.slice(0, at), address.slice(at)];
  const joint = before.includes("?") ? "&" : "?";
  return `${before}${/[?&]$/.test(before) ? "" : joint}${search.slice(1)}${fragment}`;
}
