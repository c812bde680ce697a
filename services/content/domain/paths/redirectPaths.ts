/** A decoded path without language, with one slash at both ends; and its language, if any. */
type LocalPath = { path: string; lang: string | undefined; problem?: undefined };
type Invalid = { problem: string };

const prefixes: Record<string, string> = { "zh-cn": "/cn" };

/** The public path in a language. */
export const toLocalizedPath = (path: string, lang: string) => `${prefixes[lang] ?? ""}${path}`;

/** Parses the source of a redirect as typed: encoded or not, in any case, with or without the site's origin. */
export function parseSource(typed: string, siteUrl: string): LocalPath | Invalid {
  const text = stripOrigin(typed.trim(), siteUrl);
  const quoted = JSON.stringify(typed);
  if (isElsewhere(text)) return { problem: `${quoted} is not on this site; write the old path, such as /old-page/` };
  if (/[?#]/.test(text))
    return { problem: `${quoted} has a query or fragment; write the path alone, such as /old-page/` };
  const path = decodePath(text);
  if (path === undefined) return { problem: `${quoted} has a % that begins no escape; write %25 for the sign itself` };
  // Browsers normalize such paths before requesting them.
  if (/[\\\p{Cc}]|(?:^|\/)\.{1,2}(?:\/|$)/u.test(path))
    return { problem: `${quoted} can be no visitor's path; write the old path, such as /old-page/` };
  return toLocalPath(path);
}

/** Parses the target of a redirect: a path of this site, or `undefined` for an external URL. */
export function parseTarget(typed: string, siteUrl: string): LocalPath | Invalid | undefined {
  const text = stripOrigin(typed.trim(), siteUrl);
  if (/^https?:\/\/[^/?#]/i.test(text) && URL.canParse(text)) return undefined;
  if (/^#contact(-sales)?$/.test(text)) return toLocalPath("/contact/");
  const path = text.startsWith("/") && !text.startsWith("//") ? decodePath(text.replace(/[?#].*$/s, "")) : undefined;
  if (path !== undefined) return toLocalPath(path);
  return { problem: `${JSON.stringify(typed)} leads nowhere; write a path such as /about/ or an https:// address` };
}

const isElsewhere = (text: string) => /^[a-z][a-z0-9+.-]*:|^\/\//i.test(text);

/** Strips this site's origin from a URL. Prismic's editor saves `/about/` as `https:///about/`. */
function stripOrigin(url: string, siteUrl: string): string {
  const local = url.replace(/^https?:\/\/(?=[/#?])/i, "");
  if (!URL.canParse(local) || new URL(local).origin !== new URL(siteUrl).origin) return local;
  return local.replace(/^https?:\/\/[^/?#]*/i, "").replace(/^(?!\/)/, "/");
}

function toLocalPath(decodedPath: string): LocalPath {
  // English paths have no language prefix; /en/… redirects to them.
  const path = `/${decodedPath}/`.replace(/\/{2,}/g, "/").replace(/^\/en(?=\/)/, "");
  return path.startsWith("/cn/") ? { path: path.slice(3), lang: "zh-cn" } : { path, lang: undefined };
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    // The caller says what is wrong with it.
    return undefined;
  }
}
