import { writeOpenRpc } from "@/app/_agents/writeOpenRpc";
import { handleDescription } from "@/app/_feeds/handleDescription";
import { loadEndpointHost } from "@/features/content/server";
import { findChain } from "@/features/shared/catalogue/catalogue";
import { defaultLocale } from "@/features/shared/locale";
import { loadMethodChecks } from "@/features/shared/platform/server";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ file: string }> };

const missing = "There is no chain with JSON-RPC under this name; keys stand in /data/protocols.json.";

/**
 * `GET /openrpc/{chain}.json`: the JSON-RPC methods of a chain as OpenRPC, readable from any origin. 404 for an unknown
 * chain, and for one without JSON-RPC.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return handleDescription(request, (await params).file, missing, async (name) => {
    const chain = findChain(name);
    if (!chain) return undefined;
    const [host, { value: checks }] = await Promise.all([loadEndpointHost(defaultLocale), loadMethodChecks()]);
    return writeOpenRpc(chain, host, checks);
  });
}
