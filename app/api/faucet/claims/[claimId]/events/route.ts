import { proxyEvents } from "@/features/faucet/server";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ claimId: string }> };

/** `GET /api/faucet/claims/{claimId}/events/`: server-sent events named `claim`, one per change, until the claim ends. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return proxyEvents((await params).claimId, request);
}
