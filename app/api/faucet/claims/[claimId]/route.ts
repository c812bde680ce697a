import { proxyState } from "@/features/faucet/server";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ claimId: string }> };

/** `GET /api/faucet/claims/{claimId}/`: current state of one claim; 404 for an unknown one. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  return proxyState((await params).claimId);
}
