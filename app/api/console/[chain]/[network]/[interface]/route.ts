import { proxyCall } from "@/features/console/server";

type Context = { params: Promise<{ chain: string; network: string; interface: string }> };

/**
 * `POST /api/console/{chain}/{network}/{interface}/` with `{ method, params }`: the endpoint's response, as `{ source,
 * status, milliseconds, bytes, isCut, contentType, computeUnits, request, body }`. 403 for an unlisted method, 422 for
 * invalid parameters, 429 with `retryAfterSeconds`, 502 and 504 for a failing endpoint.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { chain, network, interface: name } = await params;
  return proxyCall([chain, network, name], request);
}
