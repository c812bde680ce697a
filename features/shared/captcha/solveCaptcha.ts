import { callJson } from "@/features/shared/callJson";
import { HttpError } from "@/features/shared/http";

// Longer than any phone needs; stops a worker that hangs.
const defaultTimeoutMs = 60_000;

/**
 * Fetches a challenge and solves it in a worker, for at most `timeoutMs`; returns the token for the header
 * `recaptcha-token`. Throws `HttpError` with the status when there is no challenge. If the site uses reCAPTCHA, the
 * challenge says so and Google's script provides the token.
 */
export async function solveCaptcha(url: string, timeoutMs = defaultTimeoutMs): Promise<string> {
  const response = await callJson(url, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new HttpError(`the captcha answered ${response.status}`, response.status);
  const challenge: unknown = await response.json();
  if (!isGoogles(challenge)) return work(challenge, timeoutMs);
  const { requestGoogleToken } = await import("./requestGoogleToken");
  return requestGoogleToken(challenge.siteKey, challenge.action);
}

const isGoogles = (challenge: unknown): challenge is { siteKey: string; action: string } =>
  typeof challenge === "object" &&
  challenge !== null &&
  "siteKey" in challenge &&
  typeof challenge.siteKey === "string" &&
  "action" in challenge &&
  typeof challenge.action === "string";

function work(challenge: unknown, timeoutMs: number): Promise<string> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  return new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("the proof of work took too long")), timeoutMs);
    const end = (finish: () => void) => {
      clearTimeout(late);
      worker.terminate();
      finish();
    };
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) =>
      end(() => (typeof data === "string" ? resolve(data) : reject(new Error("the proof of work has no solution")))),
    );
    worker.addEventListener("error", (event) => end(() => reject(new Error(event.message))));
    worker.postMessage(challenge);
  });
}
