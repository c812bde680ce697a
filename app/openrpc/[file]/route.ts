import { answerText } from "@/app/_feeds/answerText";
import { writeOpenRpc } from "@/app/_agents/writeOpenRpc";
import { loadEndpointHost } from "@/features/content/server";
import { findChain } from "@/features/shared/catalogue/catalogue";
import { defaultLocale } from "@/features/shared/locale";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ file: string }> };

const everyone = { "access-control-allow-origin": "*", "access-control-expose-headers": "etag" };

/**
 * `GET /openrpc/{chain}.json`: the JSON-RPC methods of a chain as OpenRPC, readable from any origin. 404 for an unknown
 * chain, and for one without JSON-RPC.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const key = /^(.+)\.json$/.exec((await params).file)?.[1];
  const chain = key === undefined ? undefined : findChain(key);
  const document = chain && writeOpenRpc(chain, await loadEndpointHost(defaultLocale));
  if (!document) {
    const message = "There is no chain with JSON-RPC under this name; keys stand in /data/protocols.json.";
    return Response.json({ error: { code: "not_found", message } }, { status: 404, headers: everyone });
  }
  return answerText(request, JSON.stringify(document), {
    ...everyone,
    "content-type": "application/json",
    "cache-control": "public, max-age=3600",
  });
}
