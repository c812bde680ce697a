const maxConcurrent = 5;
// Where the browser reports nothing, as when the router had the page already, a place is free again after this.
const timeoutMs = 10_000;
// A page comes in parts, one after the other: the next one is asked for when the one before has come.
const partDelayMs = 150;

/**
 * Fetches pages ahead, each once and five at most at a time; with five under way it does nothing. The router tells
 * nobody when it is done, so the browser's own record of requests says when a page has come.
 */
export function createPrefetcher(fetchPage: (href: string) => void, signal: AbortSignal) {
  const asked = new Set<string>();
  const underWay = new Map<string, ReturnType<typeof setTimeout>>();

  const endIn = (page: string, wait: number) => {
    clearTimeout(underWay.get(page));
    underWay.set(
      page,
      setTimeout(() => underWay.delete(page), wait),
    );
  };

  const watch = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      const page = getPathname(name);
      // The next part may take longer than this one took.
      if (underWay.has(page)) endIn(page, Math.min(timeoutMs, partDelayMs + 2 * duration));
    }
  });
  watch.observe({ type: "resource" });
  signal.addEventListener("abort", () => watch.disconnect());

  return (href: string): void => {
    if (signal.aborted || asked.has(href) || underWay.size >= maxConcurrent || savesData()) return;
    asked.add(href);
    endIn(getPathname(href), timeoutMs);
    fetchPage(href);
  };
}

const getPathname = (href: string) => new URL(href, window.location.href).pathname;

/** Whether the visitor's browser requests reduced data; only some report it. */
function savesData(): boolean {
  if (!("connection" in navigator)) return false;
  const { connection } = navigator;
  // Defined on the prototype: not enumerable, not in JSON.
  return (
    typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true
  );
}
