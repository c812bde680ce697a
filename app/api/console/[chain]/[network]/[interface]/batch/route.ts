import { proxyBatch } from "@/features/console/server";

type Context = { params: Promise<{ chain: string; network: string; interface: string }> };

/**
 * `POST /api/console/{chain}/{network}/{interface}/batch/` with `{ calls: [{ method, params }] }`: what the endpoint
 * answered to all as one batch, in the shape and with the refusals of a single call.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { chain, network, interface: name } = await params;
  return proxyBatch([chain, network, name], request);
}
