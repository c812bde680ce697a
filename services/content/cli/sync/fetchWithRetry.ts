import { setTimeout as sleep } from "node:timers/promises";
import { inspect } from "node:util";

import { readWhole } from "../../../../features/shared/contracts/readBounded.ts";

const maxAttempts = 8;
const firstDelayMs = 1_500;
const timeoutMs = 60_000;
// Files of the media library come this way too.
const maxBytes = 128 * 1024 * 1024;

/**
 * A `fetch` that waits as long as a 429 asks for, and tries again after a moment when a server or the network fails.
 * Throws one sentence that names the address when nothing answers there, and `BodyTooLarge` for an answer over 128 MiB.
 */
export async function fetchWithRetry(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const { response, failure } = await attemptFetch(url, init);
    if (!response) {
      // Nobody is at the address: waiting would only hide a wrong name.
      const isFinal = attempt === maxAttempts || /ENOTFOUND|ECONNREFUSED/.test(failure);
      if (isFinal)
        throw new Error(`${getHost(url)} cannot be reached (${failure}): is the repository's address right?`);
    } else if ((response.status !== 429 && response.status < 502) || attempt === maxAttempts) {
      return readWhole(response, maxBytes);
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

/** What the network said: it stands in the cause of what `fetch` throws. */
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
