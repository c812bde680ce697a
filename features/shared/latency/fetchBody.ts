const timeoutMs = 5_000;

/** Asks an URL and reads no more than that it answered; rejects where no answer came within five seconds. */
export async function fetchBody(url: string): Promise<void> {
  const response = await fetch(url, {
    cache: "no-store",
    credentials: "omit",
    // Another origin does not let its answer be read; that it came is enough.
    mode: new URL(url, window.location.href).origin === window.location.origin ? "same-origin" : "no-cors",
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
}
