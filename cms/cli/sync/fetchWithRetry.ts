import { setTimeout as sleep } from "node:timers/promises";
import { inspect } from "node:util";

import { bufferResponse } from "#contracts/readBounded.ts";

const maxAttempts = 8;
const firstDelayMs = 1_500;
const timeoutMs = 60_000;
// Also for files of the media library.
const maxBytes = 128 * 1024 * 1024;

/**
 * A `fetch` that honours `retry-after` of a 429 and retries after server and network errors. Throws an error that
 * names an unreachable host, and `BodyTooLarge` for a body over 128 MiB.
 */
export async function fetchWithRetry(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const { response, failure } = await attemptFetch(url, init);
    if (!response) {
      // Fail at once when the host does not exist: probably a wrong URL.
      const isFinal = attempt === maxAttempts || /ENOTFOUND|ECONNREFUSED/.test(failure);
      if (isFinal)
        throw new Error(`${getHost(url)} cannot be reached (${failure}): is the repository's address right?`);
    } else if ((response.status !== 429 && response.status < 502) || attempt === maxAttempts) {
      return bufferResponse(response, maxBytes);
    }
    const delayMs = response && parseRetryAfterMs(response);
    await response?.body?.cancel();
    await sleep(delayMs ?? firstDelayMs * attempt);
  }
}

type Attempt = { response: Response; failure?: undefined } | { response?: undefined; failure: string };

async function attemptFetch(url: string | URL | Request, init: RequestInit): Promise<Attempt> {
  try {
    return { response: await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }) };
  } catch (error) {
    return { failure: getReason(error) };
  }
}

/** The error code, from the cause of the `fetch` error. */
function getReason(error: unknown): string {
  const text = inspect(error, { depth: 3 });
  const [code] = /\b(?:E[A-Z]{5,}|EAI_AGAIN|TimeoutError)\b/.exec(text) ?? [];
  return code ?? text.split("\n")[0] ?? "no answer";
}

const getHost = (url: string | URL | Request) => new URL(url instanceof Request ? url.url : url).host;

function parseRetryAfterMs(response: Response): number | undefined {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
}
