/** Routing: resolves a request's URL once, against the app's route table. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

import type { RouteMatch, RouteTable } from "../../features/shared/contracts/RouteTable.ts";
import type { Previews } from "../pages/Previews.ts";
import { isSegment, routerHeaders } from "../pages/nextInternals.ts";
import type { OtherRoute } from "./OtherRoutes.ts";

/** A request whose URL was parsed. */
export type RequestContext = { request: IncomingMessage; response: ServerResponse; url: RequestUrl };

/** A request for a route of the app beside its pages; `id` names it in logs. */
export type EndpointContext = Pick<RequestContext, "request" | "response"> & { route: OtherRoute; id: string };

/** A request governed by the route table, resolved once; everything after that reads it here. */
export type PageContext = RequestContext & {
  table: RouteTable;
  match: RouteMatch;
  /** The variant requested: HTML or one of the router's payloads; `undefined` for headers that no router sends. */
  variant: Variant | undefined;
  /** The preview cookie of an editor in draft mode. */
  preview: string | undefined;
};

/** Resolves a request against the route table: path, language, redirect, variant and draft state. */
export function resolvePage(context: RequestContext, table: RouteTable, previews: Previews): PageContext {
  const { headers } = context.request;
  const preview = headers.cookie === undefined ? undefined : previews.findCookie(headers.cookie);
  return {
    ...context,
    table,
    match: toMatch(context.url, table.match(context.url.path, headers.cookie, preview !== undefined)),
    variant: parseVariant(headers),
    preview,
  };
}

/** A page requested by another spelling of its URL redirects to it. */
function toMatch({ isNormal }: RequestUrl, match: RouteMatch): RouteMatch {
  if (isNormal || match.kind !== "page") return match;
  return { kind: "redirect", to: encodeURI(match.key), status: 308, external: false };
}

/** A variant of a page: HTML for browsers, or a payload for the framework's router. */
export type Variant = { name: string; headers: Record<string, string> };

export const html: Variant = { name: "", headers: {} };
const payload: Variant = { name: "rsc", headers: { [routerHeaders.payload]: "1" } };
const prefetch: Variant = { name: "prefetch", headers: { ...payload.headers, [routerHeaders.prefetch]: "1" } };

/**
 * The requested variant; `undefined` for values the router never sends. The router's state is ignored: shared responses
 * do not depend on it.
 */
function parseVariant(headers: IncomingHttpHeaders): Variant | undefined {
  const rsc = headers[routerHeaders.payload];
  if (rsc === undefined) return html;
  if (rsc !== "1") return undefined;
  const part = headers[routerHeaders.segment];
  const early = headers[routerHeaders.prefetch];
  if (part === undefined) return early === undefined ? payload : prefetch;
  if (typeof part !== "string" || !isSegment(part)) return undefined;
  return { name: `segment ${part}`, headers: { ...prefetch.headers, [routerHeaders.segment]: part } };
}

/** Whether a query has one of the parameters that change a page. */
export function hasQueryParameter(search: string, names: readonly string[]): boolean {
  if (search.length < 2 || names.length === 0) return false;
  const params = new URLSearchParams(search);
  return names.some((name) => params.get(name));
}

/** A request's URL: the decoded path, and the query as sent. */
type RequestUrl = {
  path: string;
  search: string;
  /** The normalized target for every later handler, with escapes as sent. */
  target: string;
  /** Whether the target was sent normalized, apart from an origin. */
  isNormal: boolean;
};

// Empty and dot segments, also escaped; backslashes, which URLs read as slashes; and a fragment, which is no part of a
// target.
const odd = /\/\/|\/(?:\.|%2e)|\\|#/i;

/**
 * Parses a request's target; `undefined` when an escape in its path is broken. Dot segments are resolved, backslashes
 * become slashes and repeated slashes one, as later handlers would read them: a request must not be classified by
 * another spelling.
 */
export function parseRequestUrl(target: string): RequestUrl | undefined {
  const own = target.startsWith("/") ? target : withoutOrigin(target);
  if (own === undefined) return undefined;
  const [sent = ""] = own.split("#", 1);
  const query = sent.indexOf("?");
  const path = query === -1 ? sent : sent.slice(0, query);
  const search = query === -1 ? "" : sent.slice(query);
  const normal = odd.test(path) ? normalPath(path) : path;
  const shared = { search, target: `${normal}${search}`, isNormal: normal === path };
  if (!normal.includes("%")) return { path: normal, ...shared };
  try {
    return { path: decodeURI(normal), ...shared };
  } catch {
    return undefined;
  }
}

const normalPath = (path: string) => new URL(path.replace(/[\\/]+/g, "/"), "http://site").pathname;

/** Path and query for people: every escape that is valid UTF-8 is decoded. */
export function toReadableUrl({ path, search }: Pick<RequestUrl, "path" | "search">): string {
  if (search.length < 2) return path;
  try {
    return `${path}${decodeURI(search)}`;
  } catch {
    // A query may contain any bytes; an undecodable one is shown as sent.
    return `${path}${search}`;
  }
}

// Proxies may send the absolute form; its host does not matter here.
const withoutOrigin = (target: string) => /^https?:\/\/[^/]*(\/.*)$/i.exec(target)?.[1];

/** A path or query, escaped for a header. */
export const escapeHeader = (text: string) =>
  text.replace(/[^\x21-\x7e]|[\\"<>^`{|}]/gu, (character) =>
    character.isWellFormed() ? encodeURIComponent(character) : "",
  );
