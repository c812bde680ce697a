import { proxyState } from "@/features/faucet/server";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ claimId: string }> };

/** `GET /api/faucet/claims/{claimId}/`: one claim as it stands; 404 for one we do not know. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  return proxyState((await params).claimId);
}
