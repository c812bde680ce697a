/** Time to the response headers. */
const timeoutMs = 8_000;

/** Fetches a file from a storage without following redirects; throws when it cannot be reached in time. */
export async function fetchUpstream(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  try {
    return await fetch(url, { headers, redirect: "error", cache: "no-store", signal: late.signal });
  } finally {
    clearTimeout(timer);
  }
}
