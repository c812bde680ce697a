import { solveChallenge } from "altcha-lib";
import type { Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** Requests a challenge as a visitor from this IP and solves it; the value of the header `recaptcha-token`. */
export async function solveProof(url: string, from: string, timeoutMs = 30_000): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { headers: { "x-forwarded-for": from }, signal });
  const challenge: Challenge = await response.json();
  const { parameters, signature } = challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString("base64");
}
