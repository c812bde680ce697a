const maxConcurrent = 5;
// Frees a slot when no request is observed, as when the router had cached the page.
const timeoutMs = 10_000;
// The router requests the parts of a page one after the other; this is added to twice the last request's duration.
const partDelayMs = 150;

/**
 * Prefetches pages, each once and at most five at a time; with five in flight it does nothing. The router has no
 * completion event, so resource timing entries tell when a page has arrived.
 */
export function createPrefetcher(fetchPage: (href: string) => void, signal: AbortSignal) {
  const requests = new Set<string>();
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
      // The next part may take longer than this one: wait again.
      if (underWay.has(page)) endIn(page, Math.min(timeoutMs, partDelayMs + 2 * duration));
    }
  });
  watch.observe({ type: "resource" });
  signal.addEventListener("abort", () => watch.disconnect());

  return (href: string): void => {
    if (signal.aborted || requests.has(href) || underWay.size >= maxConcurrent || savesData()) return;
    requests.add(href);
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
