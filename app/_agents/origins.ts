import { hostHeaderValidationResponse, localhostAllowedHostnames } from "@modelcontextprotocol/server";

import { env } from "@/features/shared/env";

const own = new URL(env.SITE_URL);
const loopback = localhostAllowedHostnames();
const hostnames = [own.hostname, ...loopback];

/**
 * 403 for a request that was meant for another host or comes from another site's page: the name of such a host may
 * have been pointed at this machine (DNS rebinding). Clients outside of browsers send no `Origin`.
 */
export function rejectForeign(request: Request): Response | undefined {
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
export function allowOrigin(request: Request): Record<string, string> {
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
