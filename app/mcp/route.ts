import { createMcpHandler } from "@modelcontextprotocol/server";

import { createServer } from "@/app/_agents/createServer";
import { makeHandlers } from "@/app/_agents/makeHandlers";

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
const { handle, preflight } = makeHandlers((request) => handler.fetch(request));

export { handle as DELETE, handle as GET, handle as POST, preflight as OPTIONS };
