/** A path without its language, decoded, with one slash at both ends; and the language it names, if it names one. */
type LocalPath = { path: string; lang: string | undefined; problem?: undefined };
type Invalid = { problem: string };

const prefixes: Record<string, string> = { "zh-cn": "/cn" };

/** A path without language as the public path in a language. */
export const toLocalizedPath = (path: string, lang: string) => `${prefixes[lang] ?? ""}${path}`;

/** Where a redirect starts, as typed: percent-encoded or not, with capitals, with the address of the site in front. */
export function parseSource(typed: string, siteUrl: string): LocalPath | Invalid {
  const text = stripOrigin(typed.trim(), siteUrl);
  const shown = JSON.stringify(typed);
  if (isElsewhere(text)) return { problem: `${shown} is not on this site; write the old path, such as /old-page/` };
  if (/[?#]/.test(text))
    return { problem: `${shown} has a query or fragment; write the path alone, such as /old-page/` };
  const path = decodePath(text);
  if (path === undefined) return { problem: `${shown} has a % that begins no escape; write %25 for the sign itself` };
  // Browsers take such paths apart before they ask for them.
  if (/[\\\p{Cc}]|(?:^|\/)\.{1,2}(?:\/|$)/u.test(path))
    return { problem: `${shown} can be no visitor's path; write the old path, such as /old-page/` };
  return toLocalPath(path);
}

/** Where a redirect leads: a path of this site, or `undefined` for an address elsewhere. */
export function parseTarget(typed: string, siteUrl: string): LocalPath | Invalid | undefined {
  const text = stripOrigin(typed.trim(), siteUrl);
  if (/^https?:\/\/[^/?#]/i.test(text) && URL.canParse(text)) return undefined;
  if (/^#contact(-sales)?$/.test(text)) return toLocalPath("/contact/");
  const path = text.startsWith("/") && !text.startsWith("//") ? decodePath(text.replace(/[?#].*$/s, "")) : undefined;
  if (path !== undefined) return toLocalPath(path);
  return { problem: `${JSON.stringify(typed)} leads nowhere; write a path such as /about/ or an https:// address` };
}

const isElsewhere = (text: string) => /^[a-z][a-z0-9+.-]*:|^\/\//i.test(text);

/** An address of this site without its origin. Prismic's editor saves `/about/` as `https:///about/`. */
function stripOrigin(url: string, siteUrl: string): string {
  const local = url.replace(/^https?:\/\/(?=[/#?])/i, "");
  if (!URL.canParse(local) || new URL(local).origin !== new URL(siteUrl).origin) return local;
  return local.replace(/^https?:\/\/[^/?#]*/i, "").replace(/^(?!\/)/, "/");
}

function toLocalPath(decodedPath: string): LocalPath {
  // English paths carry no language, and /en/… leads to them.
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
