/** Runs something once the whole page is there. */
export function whenParsed(run: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
  else run();
}
