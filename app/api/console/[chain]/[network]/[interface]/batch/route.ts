import { proxyBatch } from "@/features/console/server";

type Context = { params: Promise<{ chain: string; network: string; interface: string }> };

/**
 * `POST /api/console/{chain}/{network}/{interface}/batch/` with `{ calls: [{ method, params }] }`: the endpoint's
 * response to all calls as one batch, in the shape and with the errors of a single call.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { chain, network, interface: name } = await params;
  return proxyBatch([chain, network, name], request);
}
