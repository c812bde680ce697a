import { proxyRpc } from "@/features/account/server";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ chain: string; network: string; key?: string[] }> };

const respond = async (request: Request, { params }: Context): Promise<Response> => proxyRpc(request, await params);

/**
 * `POST /rpc/{chain}/{network}/{key}/`: JSON-RPC, for pages of any origin; the key may stand in a header instead. Errors
 * have the statuses and codes of /docs/errors/. The server process handles these requests before Next, and WebSockets too.
 */
export { respond as GET, respond as OPTIONS, respond as POST };
