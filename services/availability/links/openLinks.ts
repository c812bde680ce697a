import { mapWithConcurrency } from "../../kit/mapWithConcurrency.ts";
import type { LinkCheck } from "./linkChecks.ts";

const defaultTimeoutMs = 15_000;
const concurrency = 4;
const headers = { "user-agent": "link-check/1.0", accept: "text/html,*/*;q=0.5" };

/** Requests every link once, as a browser would. */
export async function openLinks(urls: string[], timeoutMs = defaultTimeoutMs): Promise<LinkCheck[]> {
  return mapWithConcurrency([...new Set(urls)], concurrency, async (url) => ({
    url,
    status: await open(url, timeoutMs),
    checkedAt: new Date(),
  }));
}

/** The status of a link after redirects; `null` without a response. */
async function open(url: string, timeoutMs: number): Promise<number | null> {
  const short = await fetchStatus(url, "HEAD", timeoutMs);
  // Some servers do not support HEAD.
  return short !== null && short < 400 ? short : fetchStatus(url, "GET", timeoutMs);
}

async function fetchStatus(url: string, method: "HEAD" | "GET", timeoutMs: number): Promise<number | null> {
  try {
    const response = await fetch(url, { method, headers, signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    if (isWithoutResponse(error)) return null;
    throw error;
  }
}

// Errors of `fetch` for a failed connection and for a timeout.
const isWithoutResponse = (error: unknown) =>
  typeof error === "object" &&
  error !== null &&
  "name" in error &&
  /^(TypeError|TimeoutError)$/.test(String(error.name));
