import type { IncomingMessage, ServerResponse } from "node:http";

import type { RouteMatch, RouteTable } from "../../features/shared/contracts/RouteTable.ts";
import { parseVariant } from "../cache/variant.ts";
import type { Variant } from "../cache/variant.ts";
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
