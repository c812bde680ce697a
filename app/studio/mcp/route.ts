import { allowOrigin, rejectForeign } from "@/app/_agents/origins";
import { handleStudioMcp } from "#cms/shell/server.ts";

export const dynamic = "force-dynamic";

/**
 * `POST /studio/mcp`: the Model Context Protocol for editors' agents, with a personal token as Bearer. 401 without one,
 * 403 for a foreign `Host` or `Origin`, 405 for GET and DELETE, 413 above 8 MiB, 429 after many wrong tokens.
 */
async function handle(request: Request): Promise<Response> {
  const response = rejectForeign(request) ?? (await handleStudioMcp(request));
  for (const [name, value] of Object.entries(allowOrigin(request))) response.headers.set(name, value);
  response.headers.set("cache-control", "no-store");
  return response;
}

/** CORS preflight, for clients in a browser on this machine. */
export const OPTIONS = (request: Request): Response =>
  rejectForeign(request) ?? new Response(null, { status: 204, headers: allowOrigin(request) });

export { handle as DELETE, handle as GET, handle as POST };
