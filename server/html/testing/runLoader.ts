import { firstScript } from "../firstPaint.ts";
import { loaderOf, loaderScript } from "../loader.ts";

/** Runs a script as the element that a selector finds would. */
export function runAs(selector: string, script: string): void {
  Object.defineProperty(document, "currentScript", { value: document.querySelector(selector), configurable: true });
  new Function(script)();
}

/** A page's beginning, before its loader has come. */
export function begin(sheets: string[] = []): void {
  const loader = loaderOf({ scripts: ["/_next/a.js", "/_next/b.js"], flight: "", sheets });
  document.head.innerHTML = `<script data-faces=""></script>${loader}`;
  runAs("script[data-faces]", firstScript);
}

/** A page whose loader has come. */
export function run(sheets: string[] = []): void {
  begin(sheets);
  runAs("script[data-scripts]", loaderScript);
}

// What this document has not: it is never painted, nor was it navigated to.
class PerformanceObserver {
  observe() {}
}

/** An empty page on which nothing ran yet, with fake timers. */
export function resetPage(): void {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver });
  Object.assign(performance, { getEntriesByType: () => [] });
  // What the test before left is told that its page is ready, and lets go of the window.
  document.documentElement.dataset.ready = "";
  document.body.innerHTML = "<button></button>";
  document.querySelector("button")?.click();
  delete document.documentElement.dataset.ready;
  document.cookie = "signedIn=; max-age=0";
}
