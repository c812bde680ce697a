import { ValidationError } from "yup";

import { callJson } from "@/features/shared/callJson";
import { captchaTokenHeader } from "@/features/shared/contracts/formsApi";
import { fetchJson } from "@/features/shared/http";

import { claimSchema, faucetSchema, refusalSchema, summariesSchema } from "@/features/shared/contracts/faucetApi";
import type { Claim, Faucet, FaucetSummary } from "@/features/shared/contracts/faucetApi";

/** Result of sending a claim: accepted, rejected with a reason, or `unavailable` without a response. */
export type Received =
  | { kind: "taken"; claim: Claim }
  | { kind: "refused"; code: string; reason?: string | undefined; nextEligibleAt?: string | undefined }
  | { kind: "unavailable" };

const base = (id: string) => `/api/faucet/${encodeURIComponent(id)}/`;

/** `GET /api/faucet/`: current state of all faucets; throws `HttpError`. */
export const requestFaucets = (): Promise<FaucetSummary[]> =>
  fetchJson("/api/faucet/", summariesSchema, { timeoutMs: 10_000 });

/**
 * `GET /api/faucet/{id}/`: the faucet with its rules for this visitor, and for an address if given; throws `HttpError`.
 */
export const requestFaucet = (id: string, walletAddress: string): Promise<Faucet> =>
  fetchJson(`${base(id)}${walletAddress ? `?address=${encodeURIComponent(walletAddress)}` : ""}`, faucetSchema, {
    timeoutMs: 10_000,
  });

/** `GET /api/faucet/claims/{claimId}/`: current state of one claim; throws `HttpError`. */
export const requestState = (claimId: string): Promise<Claim> =>
  fetchJson(`/api/faucet/claims/${encodeURIComponent(claimId)}/`, claimSchema);

/** Address of the task for `solveCaptcha`. */
export const getChallengeUrl = (id: string) => `${base(id)}challenge/`;

/**
 * `POST /api/faucet/{id}/claims/`: requests a payout. The same token returns the same claim, so a retry never pays
 * twice.
 */
export async function requestClaim(id: string, walletAddress: string, token: string): Promise<Received> {
  try {
    const response = await callJson(`${base(id)}claims/`, {
      method: "POST",
      headers: { [captchaTokenHeader]: token },
      body: JSON.stringify({ address: walletAddress }),
      signal: AbortSignal.timeout(20_000),
    });
    const body: unknown = await response.json();
    if (response.ok) return { kind: "taken", claim: await claimSchema.validate(body) };
    const { error } = await refusalSchema.validate(body);
    return response.status === 502 ? { kind: "unavailable" } : { kind: "refused", ...error };
  } catch (error) {
    if (error instanceof ValidationError) console.error("faucet: a response has an unknown shape", error);
    else console.warn("faucet: the claim could not be sent", error);
    return { kind: "unavailable" };
  }
}
