import { setTimeout as pause } from "node:timers/promises";
import { inspect } from "node:util";

import { readWhole } from "../../../../features/shared/contracts/readBounded.ts";

const attempts = 8;
const firstWait = 1_500;
const timeLimit = 60_000;
// Files of the media library come this way too.
const mostBytes = 128 * 1024 * 1024;

/**
 * A `fetch` that waits as long as a 429 asks for, and tries again after a moment when a server or the network fails.
 * Throws one sentence that names the address when nothing answers there, and `BodyTooLarge` for an answer over 128 MiB.
 */
export async function patientFetch(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const { response, failure } = await attemptFetch(url, init);
    if (!response) {
      // Nobody is at the address: waiting would only hide a wrong name.
      const isFinal = attempt === attempts || /ENOTFOUND|ECONNREFUSED/.test(failure);
      if (isFinal) throw new Error(`${hostOf(url)} cannot be reached (${failure}): is the repository's address right?`);
    } else if ((response.status !== 429 && response.status < 502) || attempt === attempts) {
      return readWhole(response, mostBytes);
    }
    const wait = response && secondsOf(response);
    await response?.body?.cancel();
    await pause(wait ?? firstWait * attempt);
  }
}

type Attempt = { response: Response; failure?: undefined } | { response?: undefined; failure: string };

async function attemptFetch(url: string | URL | Request, init: RequestInit): Promise<Attempt> {
  try {
    return { response: await fetch(url, { ...init, signal: AbortSignal.timeout(timeLimit) }) };
  } catch (error) {
    return { failure: reasonOf(error) };
  }
}

/** What the network said: it stands in the cause of what `fetch` throws. */
function reasonOf(error: unknown): string {
  const text = inspect(error, { depth: 3 });
  const [code] = /\b(?:E[A-Z]{5,}|EAI_AGAIN|TimeoutError)\b/.exec(text) ?? [];
  return code ?? text.split("\n")[0] ?? "no answer";
}

const hostOf = (url: string | URL | Request) => new URL(url instanceof Request ? url.url : url).host;

function secondsOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
}
