import type { Adapter } from "./send";
import { send, visitId } from "./send";

/** Counts pages and named events through the site's own `/api/analytics/`. */
export function analyticsClient(): Adapter {
  const report = (name: string) =>
    send("/api/analytics/", { events: [{ name, visit: visitId(), path: window.location.pathname }] });
  const listening = new AbortController();
  let last = "";
  const page = () => {
    if (window.location.pathname === last) return;
    last = window.location.pathname;
    report("page view");
  };
  return {
    start() {
      page();
      // A soft navigation changes the title; not every browser has an event for it.
      const watch = new MutationObserver(page);
      watch.observe(document.head, { childList: true, subtree: true, characterData: true });
      listening.signal.addEventListener("abort", () => watch.disconnect());
    },
    report,
    stop: () => listening.abort(),
  };
}
