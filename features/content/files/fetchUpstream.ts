/** Until the storage begins to answer, in milliseconds. */
const timeoutMs = 8_000;

/** Asks a storage for a file, which is never elsewhere than where it is asked for; throws when it cannot be reached in time. */
export async function fetchUpstream(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  try {
    return await fetch(url, { headers, redirect: "error", cache: "no-store", signal: late.signal });
  } finally {
    clearTimeout(timer);
  }
}
