import { proxyCall } from "@/features/console/server";

type Context = { params: Promise<{ chain: string; network: string; interface: string }> };

/**
 * `POST /api/console/{chain}/{network}/{interface}/` with `{ method, params }`: what the endpoint answered, as
 * `{ source, status, milliseconds, bytes, isCut, contentType, computeUnits, request, body }`. 403 for a method that is
 * not listed, 422 for parameters that are not its own, 429 with `retryAfterSeconds`, 502 and 504 for an endpoint that fails.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { chain, network, interface: name } = await params;
  return proxyCall([chain, network, name], request);
}
