const timeoutMs = 5_000;

/** Requests a URL without reading its body; rejects after five seconds without a response. */
export async function fetchBody(url: string): Promise<void> {
  const response = await fetch(url, {
    cache: "no-store",
    credentials: "omit",
    // `no-cors`: the response is opaque, but its arrival is enough.
    mode: new URL(url, window.location.href).origin === window.location.origin ? "same-origin" : "no-cors",
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
}
