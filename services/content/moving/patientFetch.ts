import { setTimeout as pause } from "node:timers/promises";

const attempts = 8;
const firstWait = 1_500;
const timeLimit = 60_000;

/** A `fetch` that waits as long as a 429 asks for, and tries again after a moment when a server or the network fails. */
export async function patientFetch(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await attemptFetch(url, init);
    const again = answer instanceof Error || answer.status === 429 || answer.status >= 502;
    if (!again || attempt === attempts) {
      if (answer instanceof Error) throw answer;
      return answer;
    }
    const wait = answer instanceof Error ? undefined : secondsOf(answer);
    if (!(answer instanceof Error)) await answer.body?.cancel();
    await pause(wait ?? firstWait * attempt);
  }
}

async function attemptFetch(url: string | URL | Request, init: RequestInit): Promise<Response | Error> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(timeLimit) });
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

function secondsOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
}
