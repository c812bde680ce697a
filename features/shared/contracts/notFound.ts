import { splitLocale } from "./locales.ts";
import type { Locale } from "./locales.ts";
import { toSourcePath } from "./redirectPaths.ts";

/** What is counted: searches without a result, and public paths without a page. */
export const notFoundKinds = ["search", "path"] as const;

/** What visitors did not find since the last report. `from` is a path of this site, or another site's host. */
export type NotFoundCount = {
  kind: (typeof notFoundKinds)[number];
  locale: Locale;
  text: string;
  count: number;
  referrers: { from: string; count: number }[];
};

/** A search without a result, as it was typed. */
export type MissedSearch = { text: string; locale: Locale };

/** How many counts a report has at most, and how many pages each of them names. */
export const maxReported = 500;
export const maxReferrers = 5;

/** Takes `MissedSearch` as JSON from the search window: 204, or 405 where the server process does not count. */
export const missedSearchUrl = "/api/missed-searches/";

const maxSearchLength = 80;
const maxSearchWords = 8;
const maxPathLength = 200;

// E-mail addresses, numbers of telephones and accounts, UUIDs, keys, hashes and wallets.
const personal = [
  /[^\s/]@\S/,
  /\d{7}/,
  /(?:\d[\s().+-]*){9}/,
  /0x[\da-f]{8}/i,
  /[\da-f]{8}(?:-[\da-f]{4}){3}-/i,
  /(?=[a-z_]*(?:\d[a-z_]*){3})[a-z\d_]{16}/i,
  /\w{48}/,
];

const isPersonal = (text: string) => personal.some((pattern) => pattern.test(text));

/** A search in the form in which it is counted; `undefined` for one that names a person, holds a key, or is no words. */
export function toCountedSearch(typed: string): string | undefined {
  // What is longer by far need not be read.
  if (typed.length > 4 * maxSearchLength) return undefined;
  const text = typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
  const isWords = /[\p{L}\p{N}]/u.test(text) && !/[<>{}\\;$]|\.\.\//.test(text);
  const isShort = text.length <= maxSearchLength && text.split(" ").length <= maxSearchWords;
  return isWords && isShort && text.length > 1 && !isPersonal(text) ? text : undefined;
}

// Other software's files and consoles, which scanners look for; and what is no page.
const scanned =
  /\/(?:\.|wp-|wordpress\/|xmlrpc|phpmyadmin|pma\/|cgi-bin|vendor\/|node_modules|actuator|autodiscover|owa\/|boaform|solr\/|server-status|telescope|jenkins|hudson|manager\/html|admin\/?$|administrator)/i;
const services = /^\/(?:api|_next|rpc|mcp|builds|studio|preview|slice-simulator)\//;
const file = /\.(?!html?\/$|pdf\/$)[a-z]\w{0,7}\/$/i;
const plain = /^\/[\p{L}\p{M}\p{N}\-._~/+:,!'() ]+$/u;

/** A decoded path in the form in which it is counted; `undefined` for files, scanners' guesses and personal data. */
export function toCountedPath(decoded: string): string | undefined {
  if (decoded.length > maxPathLength) return undefined;
  const path = toSourcePath(decoded);
  const { rest } = splitLocale(path);
  const isPage = plain.test(path) && !scanned.test(rest) && !services.test(rest) && !file.test(rest);
  return isPage && rest !== "/" && !isPersonal(path) ? path : undefined;
}

/** Whether a count that another process reports is in the form above. */
export const isCounted = ({ kind, text }: Pick<NotFoundCount, "kind" | "text">): boolean =>
  (kind === "search" ? toCountedSearch(text) : toCountedPath(text)) === text;

/** The site's own path, or another site's host, that a `Referer` header names; empty for none. */
export function toReferrer(header: string | undefined, ownHosts: readonly (string | undefined)[]): string {
  if (!header || !URL.canParse(header)) return "";
  const { protocol, host, pathname } = new URL(header);
  if (!/^https?:$/.test(protocol)) return "";
  if (!ownHosts.includes(host)) return isPersonal(host) ? "" : host.slice(0, 100);
  return toOwnPath(pathname);
}

function toOwnPath(pathname: string): string {
  try {
    const path = decodeURI(pathname);
    return path === "/" ? path : (toCountedPath(path) ?? "");
  } catch {
    // An invalid escape names no page.
    return "";
  }
}
