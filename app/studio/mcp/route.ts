import { makeHandlers } from "@/app/_agents/makeHandlers";
import { handleStudioMcp } from "#cms/shell/server.ts";

export const dynamic = "force-dynamic";

/**
 * `POST /studio/mcp`: the Model Context Protocol for editors' agents, with a personal token as Bearer. 401 without one,
 * 403 for a foreign `Host` or `Origin`, 405 for GET and DELETE, 413 above 8 MiB, 429 after many wrong tokens.
 */
const { handle, preflight } = makeHandlers(handleStudioMcp);

export { handle as DELETE, handle as GET, handle as POST, preflight as OPTIONS };
