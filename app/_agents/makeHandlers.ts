import { hostHeaderValidationResponse, localhostAllowedHostnames } from "@modelcontextprotocol/server";

import { env } from "@/features/shared/env";

const own = new URL(env.SITE_URL);
const loopback = localhostAllowedHostnames();
const hostnames = [own.hostname, ...loopback];

/**
 * Handlers of an endpoint for agents: pages of this site and of this machine may call it, and nothing is stored. 403 for
 * a foreign `Host` or `Origin`; `preflight` is for clients in a browser.
 */
export function makeHandlers(respond: (request: Request) => Promise<Response>) {
  const handle = async (request: Request): Promise<Response> => {
    const response = rejectForeign(request) ?? (await respond(request));
    for (const [name, value] of Object.entries(allowOrigin(request))) response.headers.set(name, value);
    response.headers.set("cache-control", "no-store");
    return response;
  };
  const preflight = (request: Request): Response =>
    rejectForeign(request) ?? new Response(null, { status: 204, headers: allowOrigin(request) });
  return { handle, preflight };
}

/**
 * 403 for a request that was meant for another host or comes from another site's page: the name of such a host may
 * have been pointed at this machine (DNS rebinding). Clients outside of browsers send no `Origin`.
 */
function rejectForeign(request: Request): Response | undefined {
  const origin = request.headers.get("origin");
  return (
    hostHeaderValidationResponse(request, hostnames) ?? (origin === null || isAllowed(origin) ? undefined : refuse())
  );
}

const isAllowed = (origin: string): boolean =>
  origin === own.origin || (URL.canParse(origin) && loopback.includes(new URL(origin).hostname));

const refuse = () => {
  const message = `Pages of ${own.origin} and of this machine may call this endpoint.`;
  return Response.json({ jsonrpc: "2.0", id: null, error: { code: -32000, message } }, { status: 403 });
};

/** Headers that let an allowed page read the response. */
function allowOrigin(request: Request): Record<string, string> {
  const origin = request.headers.get("origin");
  if (origin === null || !isAllowed(origin)) return { vary: "origin" };
  return {
    vary: "origin",
    "access-control-allow-origin": origin,
    "access-control-allow-methods": "POST, OPTIONS",
    "access-control-allow-headers":
      "authorization, content-type, accept, mcp-protocol-version, mcp-session-id, mcp-method, mcp-name",
    "access-control-max-age": "86400",
  };
}
