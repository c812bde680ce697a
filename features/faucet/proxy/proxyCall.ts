import "server-only";

import { env } from "@/features/shared/env";
import { isFaucetId } from "@/features/shared/faucetIds";
import { proxyRequest, errorResponse } from "@/features/shared/http";
import { getVisitorHeaders } from "@/features/shared/visitorRequest";

const limits = { timeoutMs: 8_000, maxBytes: 64 * 1024 };

/** Refuses what names no faucet. */
export const noFaucet = () => errorResponse(404, "not_found", "There is no faucet with this id.");

const claimId = /^[\w-]{10,64}$/;

/** Whether this could be a claim's id. */
export const isClaimId = (id: string) => claimId.test(id);

/** Proxies the request for the state of all faucets. */
export const proxyList = (): Promise<Response> => proxyRequest(`${env.FAUCET_API_URL}/networks`, limits);

/** Passes a question about one faucet on: its rules for this visitor (`?address=`), or a task of the proof of work. */
export async function proxyCall(id: string, call: "" | "/challenge", request: Request): Promise<Response> {
  if (!isFaucetId(id)) return noFaucet();
  const walletAddress = new URL(request.url).searchParams.get("address") ?? "";
  const query =
    call === "" && walletAddress ? `?address=${encodeURIComponent(walletAddress.slice(0, 100).toWellFormed())}` : "";
  return proxyRequest(`${env.FAUCET_API_URL}/${id}${call}${query}`, {
    ...limits,
    headers: getVisitorHeaders(request.headers),
  });
}

/** Passes a question about one claim on. */
export async function proxyState(id: string): Promise<Response> {
  if (!isClaimId(id)) return errorResponse(404, "not_found", "There is no claim with this id.");
  return proxyRequest(`${env.FAUCET_API_URL}/claims/${id}`, limits);
}
