import { createMcpHandler } from "@modelcontextprotocol/server";

import { createServer } from "@/app/_agents/createServer";
import { allowOrigin, rejectForeign } from "@/app/_agents/origins";

export const dynamic = "force-dynamic";

// The longest input is a mix of a hundred calls.
const maxRequestBodySize = 64 * 1024;

const handler = createMcpHandler(({ requestInfo }) => createServer(requestInfo?.headers ?? new Headers()), {
  maxRequestBodySize,
  // No tool of this server changes, so there is nothing to listen to.
  maxSubscriptions: 0,
});

/**
 * `POST /mcp`: the Model Context Protocol over HTTP, revisions 2026-07-28 and 2025, without sessions. 403 for a foreign
 * `Host` or `Origin`, 405 for GET and DELETE, 413 above 64 KiB, 429 above the rate limit.
 */
async function handle(request: Request): Promise<Response> {
  const response = rejectForeign(request) ?? (await handler.fetch(request));
  for (const [name, value] of Object.entries(allowOrigin(request))) response.headers.set(name, value);
  response.headers.set("cache-control", "no-store");
  return response;
}

/** CORS preflight, for clients in a browser on this machine. */
export const OPTIONS = (request: Request): Response =>
  rejectForeign(request) ?? new Response(null, { status: 204, headers: allowOrigin(request) });

export { handle as DELETE, handle as GET, handle as POST };
