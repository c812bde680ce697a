import { callJson } from "@/features/shared/callJson";
import { solveCaptcha } from "@/features/shared/captcha/solveCaptcha";
import { keysSchema, ownCreatedKeySchema } from "@/features/shared/contracts/accountKeys";
import type { AccountKey } from "@/features/shared/contracts/accountKeys";
import { captchaTokenHeader } from "@/features/shared/contracts/formsApi";
import { fetchJson, HttpError } from "@/features/shared/http";

const path = "/api/account/keys/";

/** `GET /api/account/keys/`: the visitor's keys; none without a sign-in; throws `HttpError`. */
export async function requestKeys(): Promise<AccountKey[]> {
  try {
    return (await fetchJson(path, keysSchema)).keys;
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return [];
    throw error;
  }
}

/** `POST /api/account/keys/`: a new key, and an account on the Free plan for a visitor without one; throws `HttpError`. */
export async function createKey(isSignedIn: boolean): Promise<AccountKey> {
  const headers: Record<string, string> = isSignedIn
    ? {}
    : { [captchaTokenHeader]: await solveCaptcha(`${path}challenge/`) };
  const { key } = await fetchJson(path, ownCreatedKeySchema, {
    method: "POST",
    headers,
    body: "{}",
    timeoutMs: 15_000,
  });
  return key;
}

/** The response as text, how long it took, and its compute units where the gateway says them. */
export type FirstResponse = { text: string; milliseconds: number; units: number | undefined };

/** Requests an endpoint's latest block number; throws when there is none within ten seconds. */
export async function callEndpoint(url: string): Promise<FirstResponse> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_blockNumber", params: [] });
  const sentAt = performance.now();
  const response = await callJson(url, { method: "POST", body, signal: AbortSignal.timeout(10_000) });
  const text = await response.text();
  const units = response.headers.get("x-compute-units");
  return {
    text,
    milliseconds: Math.round(performance.now() - sentAt),
    units: units === null ? undefined : Number(units),
  };
}
