import { cleanLink } from "./pastedText.ts";

/**
 * Schemes that open a page, a message or a call. Any other may run with the rights of the page (javascript:, vbscript:),
 * show foreign content as the site's own (data:, blob:), or start a program.
 */
export const linkSchemes = ["https", "http", "mailto", "tel", "sms", "tg", "geo", "webcal"];

/** Why a URL leads nowhere. */
export type UrlProblem = "start" | "scheme" | "host" | "doubled" | "escape" | "email" | "phone";

const isWeb = /^https?:\/\//;
const email = /^[^\s@/?#:]+@[^\s@/?#:.]+(?:\.[^\s@/?#:.]+)+$/;

/**
 * A URL of the content in the one form that editors, checks and pages use: without invisible characters, scheme and host
 * in lower case, spaces encoded, a path of this site with its slash at the end. Pages ask it too, so it changes only what
 * every browser would read the same way.
 */
export function normalizeUrl(text: string): string {
  // Prismic's editor saves local URLs as https:///about/ or https://#contact.
  const plain = cleanLink(text).replace(/^https?:\/\/(?=[/?#])/i, "");
  const url = plain.replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
  if (/^(?:tel|sms):/.test(url)) {
    const [, number = "", rest = ""] = /^([^?]*)(.*)$/.exec(url) ?? [];
    return number.replaceAll(" ", "") + encodeSpaces(rest);
  }
  if (/^\/\/[^/]/.test(url)) return normalizeUrl(`https:${url}`);
  if (url.startsWith("/")) return encodeSpaces(url.replace(/^[^?#]*/, closePath));
  return encodeSpaces(
    url.replace(/^(https?:\/\/(?:[^/?#@]*@)?)([^/?#]*)/, (_, start, host) => start + host.toLowerCase()),
  );
}

const encodeSpaces = (url: string) => url.replaceAll(" ", "%20");
const closePath = (path: string) => (path.endsWith("/") || /\.\w+$/.test(path) ? path : `${path}/`);

/** Why a URL leads nowhere; `undefined` for one that visitors can follow. It is judged in its normal form. */
export function findUrlProblem(text: string): UrlProblem | undefined {
  const url = normalizeUrl(text);
  if (/%(?![\da-f]{2})/i.test(url)) return "escape";
  if (/^[#?]/.test(url)) return undefined;
  if (url.startsWith("/")) return findPathProblem(url);
  const [, scheme] = /^([a-z][a-z\d+.-]*):/.exec(url) ?? [];
  if (scheme === undefined) return "start";
  if (!linkSchemes.includes(scheme)) return "scheme";
  const rest = url.slice(scheme.length + 1);
  if (scheme === "http" || scheme === "https") return findWebProblem(url);
  if (scheme === "mailto") return isMail(rest) ? undefined : "email";
  if (scheme === "tel" || scheme === "sms") return isNumber(rest, scheme) ? undefined : "phone";
  return rest === "" ? "start" : undefined;
}

function findPathProblem(url: string): UrlProblem | undefined {
  if (/^\/[\\/]/.test(url)) return "start";
  return decode(url) === undefined ? "escape" : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // An escape that is no UTF-8.
    return undefined;
  }
}

function findWebProblem(url: string): UrlProblem | undefined {
  if (/^https?:\/\/h?t+ps?(?::|\/\/|$)/i.test(url)) return "doubled";
  if (!isWeb.test(url) || !URL.canParse(url)) return "host";
  const { hostname } = new URL(url);
  return hostname.startsWith(".") || hostname.includes("..") ? "host" : undefined;
}

function isMail(rest: string): boolean {
  const [addresses = "", query] = rest.split("?");
  if (addresses === "") return query !== undefined;
  return (decode(addresses) ?? "").split(",").every((one) => email.test(one.trim()));
}

// https://www.rfc-editor.org/rfc/rfc3966: digits with visual separators, parameters behind a semicolon.
const isNumber = (rest: string, scheme: string) =>
  // A phone would dial the zero of +49 (0)40, too.
  (!/^(?:\+|00)\d+[.-]*\(0\)/.test(rest) && /^\+?[\d().*#-]*\d{2}[\d().*#-]*(?:[;,][^?]*)?(?:\?.*)?$/.test(rest)) ||
  (scheme === "sms" && /^\?body=/.test(rest));

/** The URL that was most likely meant by a text that is none, such as `crew@example.com`; `undefined` without a good guess. */
export function repairUrl(text: string): string | undefined {
  const plain = cleanLink(text);
  const guess = normalizeUrl(guessUrl(plain.normalize("NFKC")));
  return findUrlProblem(plain) !== undefined && findUrlProblem(guess) === undefined ? guess : undefined;
}

// Signs of the sentence that an address was copied from.
const around = /^[<"'“(]+|(?<![>"'”),.;])[>"'”),.;]+$/g;

// An IP or a day.
const otherNumber = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\d{4}-\d\d-\d\d|\d\d?[./]\d\d?[./]\d{2,4})$/;

/** The addresses of `Anna <a@b.example>; c@d.example`, with commas between them; `undefined` for anything else. */
function readRecipients(text: string): string | undefined {
  const parts = text.split(/[,;]/).map((one) => one.replace(/^[^<>]*<([^<>]*)>?$/, "$1").trim());
  return parts.every((one) => email.test(one)) ? parts.join(",") : undefined;
}

function guessUrl(text: string): string {
  const bare = text
    .replace(around, "")
    .replace(/^(?:h?t+ps?:\/*)+(?=h?t+ps?(?::|\/\/))/i, "")
    .replace(/%(?![\da-f]{2})/gi, "%25");
  const web = /^h?t+ps?(?::?[/\\]{1,3}|[:;][/\\]*)(?=\w)/i.exec(bare);
  if (web) return `https://${bare.slice(web[0].length)}`;
  const address = bare.replace(/^mail(?:to)?\s*:?\s*(?:\/\/)?/i, "");
  if (email.test(address.split("?")[0] ?? "")) return `mailto:${address}`;
  const recipients = readRecipients(address);
  if (recipients) return `mailto:${recipients}`;
  const number = bare.replace(/^(?:tel|phone|call)\.?\s*:?\s*(?:\/\/)?/i, "");
  if (/^(?:\+|00)?[\d\s()./-]{6,}$/.test(number) && !otherNumber.test(number))
    return `tel:${number.replace(/^00/, "+").replace(/\(0\)|[^\d+]/g, "")}`;
  if (/^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[:/?#]|$)/i.test(bare)) return `https://${bare}`;
  return bare.replaceAll("\\", "/");
}
