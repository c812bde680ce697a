import type { LinkCheck } from "./linkChecks.ts";

const timeLimit = 15_000;
const atOnce = 4;
const headers = { "user-agent": "halyard-link-check/1.0", accept: "text/html,*/*;q=0.5" };

/** Opens every link once, as a reader would. */
export async function openLinks(urls: string[], timeout = timeLimit): Promise<LinkCheck[]> {
  const waiting = [...new Set(urls)];
  const checks: LinkCheck[] = [];
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      checks.push({ url, status: await open(url, timeout), checkedAt: new Date() });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return checks;
}

/** The status a link ends with after its redirects; `null` when nobody answers. */
async function open(url: string, timeout: number): Promise<number | null> {
  const short = await ask(url, "HEAD", timeout);
  // Some servers answer nothing, or nonsense, to whoever does not want the page itself.
  return short !== null && short < 400 ? short : ask(url, "GET", timeout);
}

async function ask(url: string, method: "HEAD" | "GET", timeout: number): Promise<number | null> {
  try {
    const response = await fetch(url, { method, headers, signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    if (isUnanswered(error)) return null;
    throw error;
  }
}

// What `fetch` says of a connection that failed, and of a time limit.
const isUnanswered = (error: unknown) =>
  typeof error === "object" &&
  error !== null &&
  "name" in error &&
  /^(TypeError|TimeoutError)$/.test(String(error.name));
