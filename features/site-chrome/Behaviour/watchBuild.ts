import { callJson } from "@/features/shared/callJson";

const intervalMs = 5 * 60_000;

/** The build that rendered this page, not that of its scripts; `undefined` on a page that does not name it. */
export const pageBuild = () => document.documentElement.dataset.build;

/** Checks every five minutes, while the page is visible, for a newer build; then the next page is fully loaded. */
export function watchBuild(signal: AbortSignal): void {
  const own = pageBuild();
  const check = async () => {
    if (document.visibilityState !== "visible") return;
    const latest = await fetchLatest(signal);
    if (latest && own && latest !== own) document.documentElement.dataset.newerBuild = "";
  };
  const asking = setInterval(() => void check(), intervalMs);
  signal.addEventListener("abort", () => clearInterval(asking));
  void check();
}

/** Whether a newer build than this page's runs. */
export const isNewerBuild = () => "newerBuild" in document.documentElement.dataset;

async function fetchLatest(signal: AbortSignal): Promise<string | undefined> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(10_000)]);
    const response = await callJson(`/builds/latest.json?${Date.now()}`, { signal: limit, cache: "no-store" });
    const result: unknown = response.ok ? await response.json() : undefined;
    const id = typeof result === "object" && result !== null && "buildId" in result ? result.buildId : undefined;
    return typeof id === "string" ? id : undefined;
  } catch (error) {
    // Offline, navigated away, or restarting: the next check is in five minutes.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    return undefined;
  }
}
