import { proxyCall } from "@/features/faucet/server";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ id: string }> };

/** `GET /api/faucet/{id}/?address=`: one faucet with its rules for this visitor and address; 404 for an unknown id, 502 while the service is down. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return proxyCall((await params).id, "", request);
}
