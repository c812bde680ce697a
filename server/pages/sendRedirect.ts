import type { ServerResponse } from "node:http";

import { addQuery } from "../../features/shared/contracts/redirectPaths.ts";
import type { RouteMatch } from "../../features/shared/contracts/RouteTable.ts";
import { escapeHeader } from "../routing/RequestContext.ts";
import { withoutChecksum } from "./nextInternals.ts";
import type { HeaderList } from "../http/representation.ts";

/** Sends a redirect; within the site it keeps the query, without the router's `_rsc`. */
export function sendRedirect(
  response: ServerResponse,
  match: Extract<RouteMatch, { kind: "redirect" }>,
  query: string,
  further: HeaderList,
): void {
  const search = match.external ? "" : withoutChecksum(query);
  response.writeHead(match.status, [
    "location",
    escapeHeader(addQuery(match.to, search)),
    "content-length",
    "0",
    ...(match.setCookie === undefined
      ? ["cache-control", "public, max-age=0, must-revalidate", "vary", "cookie", ...further]
      : ["cache-control", "private, no-store", "set-cookie", match.setCookie]),
  ]);
  response.end();
}
