import { loadMenu, submitCallWithoutJs } from "@/features/console/server";
import { findChain } from "@/features/shared/catalogue/catalogue";
import { errorResponse } from "@/features/shared/http";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ chain: string }> };

/** `GET /api/console/{chain}/`: networks, interfaces, methods with parameters, limits and source; 404 for an unknown chain, 503 while the gateway is down. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const chain = findChain((await params).chain);
  if (!chain) return errorResponse(404, "not_found", "There is no such chain.");
  try {
    return Response.json(await loadMenu(chain), { headers: { "cache-control": "no-store" } });
  } catch (error) {
    console.error("console: the gateway does not answer", error);
    return errorResponse(503, "unavailable", "The console is not responding right now.");
  }
}

/**
 * `POST /api/console/{chain}/`: `network`, `method` and `params` as the no-JS form posts them; responds like the call
 * itself.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const chain = findChain((await params).chain);
  return chain ? submitCallWithoutJs(chain, request) : errorResponse(404, "not_found", "There is no such chain.");
}
