import { proxyClaim } from "@/features/faucet/server";

type Context = { params: Promise<{ id: string }> };

/** `POST /api/faucet/{id}/claims/`: `{ address }` with the header `recaptcha-token`; 202 with the claim, or why not: 400, 403 (proof of work), 429 with `nextEligibleAt`, 503. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return proxyClaim((await params).id, request);
}
