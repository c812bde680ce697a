import { findChain } from "@/features/shared/catalogue/catalogue";
import { loadPriceMethods } from "@/features/shared/platform/server";

export const dynamic = "force-dynamic";

/** `GET /api/prices/{chain}/`: prices of a chain's calls, in compute units; 404 for an unknown chain, 503 while prices are down. */
export async function GET(_: Request, { params }: { params: Promise<{ chain: string }> }): Promise<Response> {
  const { chain: key } = await params;
  const chain = findChain(key);
  if (!chain)
    return Response.json({ error: { code: "not_found", message: "There is no such chain." } }, { status: 404 });
  const { value } = await loadPriceMethods(chain.key);
  if (value) return Response.json(value, { headers: { "cache-control": "public, max-age=0, s-maxage=20" } });
  const error = { code: "unavailable", message: "The price service is not responding right now." };
  return Response.json({ error }, { status: 503, headers: { "retry-after": "10" } });
}
