import { publicFileUrl } from "@/features/content/files/publicUrl";
import { env } from "@/features/shared/env";
import { localizePath, splitLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

type Source = { path: string; locale: Locale | undefined; problem?: undefined } | { problem: string };
type Target = { to: string; problem?: undefined } | { problem: string };

/**
 * The path a redirect starts from, as visitors' paths are looked up: decoded, with one slash at both ends, without its
 * language. `locale` is the language the path names, `undefined` when it names none.
 */
export function readSource(input: string): Source {
  const text = ownPath(input.trim());
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(text)) {
    return {
      problem: `it starts from ${JSON.stringify(input)}, which is not on this site; a path such as /old/ is`,
    };
  }
  if (/[?#]/.test(text)) {
    return {
      problem: `it starts from ${JSON.stringify(input)}; write the path alone, without query and fragment`,
    };
  }
  const decoded = decodedPath(text);
  if (decoded === undefined)
    return { problem: `it starts from ${JSON.stringify(input)}, whose % sign begins no escape` };
  const path = `/${decoded}/`.replace(/\/{2,}/g, "/");
  // English paths carry no language, and /en/… leads to them.
  const { locale, rest } = splitLocale(path.replace(/^\/en(?=\/)/, ""));
  return { path: rest, locale: locale === "cn" ? locale : undefined };
}

/** Where a redirect leads that an editor typed: a path of this site in the rule's language, or a URL of the web. */
export function readTarget(input: string, locale: Locale): Target {
  const text = ownPath(input.trim());
  const file = publicFileUrl(text);
  if (file) return { to: file };
  if (/^https?:\/\/[^/]/i.test(text) && URL.canParse(text)) return { to: text };
  // A contact window opens over the page with the form.
  if (/^#contact(-sales)?$/.test(text)) return { to: `${localizePath("/contact/", locale)}${text}` };
  if (!text.startsWith("/") || text.startsWith("//")) {
    return {
      problem: `it leads to ${JSON.stringify(input)}; write a path such as /about/ or an https:// address`,
    };
  }
  const [, path = "/", rest = ""] = /^([^?#]*)(.*)$/s.exec(text) ?? [];
  const isFile = /\.\w+$/.test(path);
  const whole = isFile || path.endsWith("/") ? path : `${path}/`;
  return { to: `${isFile || /^\/cn\//.test(whole) ? whole : localizePath(whole, locale)}${rest}` };
}

/** A URL of this site without its origin. Prismic's editor saves `/about/` as `https:///about/`. */
function ownPath(url: string): string {
  const local = url.replace(/^https?:\/\/(?=[/#?])/i, "");
  if (!URL.canParse(local) || new URL(local).origin !== new URL(env.SITE_URL).origin) return local;
  return local.replace(/^https?:\/\/[^/?#]*/i, "").replace(/^(?!\/)/, "/");
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    // A broken escape is no visitor's path: servers refuse it.
    return undefined;
  }
}
