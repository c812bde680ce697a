import type { EarlyInput } from "../earlyInput.ts";
import { runFirstScript } from "../runFirstScript.ts";
import { startLoader } from "../startLoader.ts";

// Missing in jsdom: a page that is never painted and has no navigation entry.
class PerformanceObserver {
  observe() {}
}

let early: EarlyInput;

/** Runs the first script of a page, before its loader. */
export function runFirst(): void {
  document.head.innerHTML = `<script type="text/plain" src="/loader.js" data-scripts="/_next/a.js /_next/b.js"></script>`;
  early = runFirstScript("");
}

/** Runs the loader. */
export function runLoader(sheets: string[] = []): void {
  startLoader({ scripts: ["/_next/a.js", "/_next/b.js"], sheets, data: "" }, early);
}

/** A page whose loader has run. */
export function runPage(sheets: string[] = []): void {
  runFirst();
  runLoader(sheets);
}

/** An empty page on which no script has run, with fake timers. */
export function resetPage(): void {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver });
  Object.assign(performance, { getEntriesByType: () => [] });
  // Listeners of the previous test finish and are removed.
  window.dispatchEvent(new Event("hydrated"));
  delete document.documentElement.dataset.ready;
  delete document.documentElement.dataset.signedIn;
  localStorage.clear();
}
