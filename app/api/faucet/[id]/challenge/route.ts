import { proxyCall } from "@/features/faucet/server";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ id: string }> };

/** `GET /api/faucet/{id}/challenge/`: a proof-of-work challenge, valid for twenty minutes. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return proxyCall((await params).id, "/challenge", request);
}
