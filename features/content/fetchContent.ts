import { isBuilding } from "@/features/shared/isBuilding";

// Nobody waits for one page of a build, which a repository that is slow for once must not end.
const timeLimit = isBuilding ? 30_000 : 5_000;
const attempts = 3;
const defaultWait = 1_500;
const longestWait = 10_000;

/**
 * The `fetch` given to the Prismic client: bounded in time, and in tries when the repository answers 429.
 * The client itself would retry a 429 without `retry-after` at once and without end.
 */
export async function fetchContent(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const limit = AbortSignal.timeout(timeLimit);
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const response = await fetch(url, { ...init, signal });
    if (response.status !== 429) return response;
    await response.body?.cancel();
    // Handed to the client, a 429 would be retried for ever: it becomes an outage instead.
    if (attempt === attempts) return new Response(null, { status: 503, statusText: "Too many requests" });
    await wait(waitOf(response), init.signal);
  }
}

function waitOf(response: Response): number {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1_000, longestWait) : defaultWait;
}

function wait(milliseconds: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
