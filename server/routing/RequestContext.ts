import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

import type { RouteMatch, RouteTable } from "../../features/shared/contracts/RouteTable.ts";
import type { Previews } from "../render/Previews.ts";
import type { OtherRoute } from "./OtherRoutes.ts";
import type { RequestUrl } from "./requestUrl.ts";

/** A request whose URL was parsed. */
export type RequestContext = { request: IncomingMessage; response: ServerResponse; url: RequestUrl };

/** A request for a route of the app beside its pages; `id` names it in logs. */
export type EndpointContext = Pick<RequestContext, "request" | "response"> & { route: OtherRoute; id: string };

/** A request that the route table governs, resolved once: everything after that reads it here. */
export type PageContext = RequestContext & {
  table: RouteTable;
  match: RouteMatch;
  /** The form asked for: HTML or one of the router's payloads; `undefined` for headers that no router sends. */
  variant: Variant | undefined;
  /** The preview cookie of an editor in draft mode. */
  preview: string | undefined;
};

/** Resolves a request against the route table: path, language, redirect, form and draft state. */
export function resolvePage(context: RequestContext, table: RouteTable, previews: Previews): PageContext {
  const { headers } = context.request;
  const preview = previews.findCookie(headers);
  return {
    ...context,
    table,
    match: toMatch(context.url, table.match(context.url.path, headers.cookie, preview !== undefined)),
    variant: parseVariant(headers),
    preview,
  };
}

/** A page asked for in another spelling than its own is a redirect to it. */
function toMatch({ isNormal }: RequestUrl, match: RouteMatch): RouteMatch {
  if (isNormal || match.kind !== "page") return match;
  return { kind: "redirect", to: encodeURI(match.key), status: 308, external: false };
}

/** A form of a page: HTML for browsers, or a payload for the framework's router. */
export type Variant = { name: string; headers: Record<string, string> };

export const html: Variant = { name: "", headers: {} };
const payload: Variant = { name: "rsc", headers: { rsc: "1" } };
const prefetch: Variant = { name: "prefetch", headers: { rsc: "1", "next-router-prefetch": "1" } };

const segment = /^(?!.*\.\.)\/[\w$/.!%[\]()@-]{1,200}$/;

/**
 * The form a request asks for; `undefined` for values the router never sends. The router's state is left out: what
 * may be shared does not depend on it.
 */
export function parseVariant(headers: IncomingHttpHeaders): Variant | undefined {
  const { rsc } = headers;
  if (rsc === undefined) return html;
  if (rsc !== "1") return undefined;
  const part = headers["next-router-segment-prefetch"];
  const early = headers["next-router-prefetch"];
  if (part === undefined) return early === undefined ? payload : prefetch;
  if (typeof part !== "string" || !segment.test(part)) return undefined;
  return { name: `segment ${part}`, headers: { ...prefetch.headers, "next-router-segment-prefetch": part } };
}

/** Whether a query has one of the parameters that change a page. */
export function hasQueryParameter(search: string, names: readonly string[]): boolean {
  if (search.length < 2 || names.length === 0) return false;
  const given = new URLSearchParams(search);
  return names.some((name) => given.get(name));
}
