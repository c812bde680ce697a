import { readWhole } from "@/features/shared/contracts/readBounded";
import { isBuilding } from "@/features/shared/isBuilding";

// A build has no waiting visitor, and one slow answer must not fail it.
const timeoutMs = isBuilding ? 30_000 : 5_000;
// A hundred long documents are a few megabytes.
const maxBytes = 32 * 1024 * 1024;
const maxAttempts = 3;
const defaultRetryDelayMs = 1_500;
const maxRetryDelayMs = 10_000;

/**
 * The `fetch` given to the Prismic client: bounded in time, in bytes, and in tries when the repository answers 429.
 * The client itself would retry a 429 without `retry-after` at once and without end.
 */
export async function fetchContent(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const tooLong = new AbortController();
    const signals = [AbortSignal.timeout(timeoutMs), tooLong.signal, ...(init.signal ? [init.signal] : [])];
    const response = await fetch(url, { ...init, signal: AbortSignal.any(signals) });
    if (response.status !== 429) return readAll(response, tooLong);
    await response.body?.cancel();
    // Handed to the client, a 429 would be retried forever: it becomes an outage instead.
    if (attempt === maxAttempts) return new Response(null, { status: 503, statusText: "Too many requests" });
    await sleep(getRetryDelayMs(response), init.signal);
  }
}

async function readAll(response: Response, tooLong: AbortController): Promise<Response> {
  try {
    return await readWhole(response, maxBytes);
  } catch (error) {
    // Next tees the response into its cache without a limit; only aborting the request stops that.
    tooLong.abort();
    throw error;
  }
}

function getRetryDelayMs(response: Response): number {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1_000, maxRetryDelayMs) : defaultRetryDelayMs;
}

function sleep(milliseconds: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
