/**
 * Sets the page's URL by a pushed or a replaced history entry.
 * Runs after the page's effects: Next's router takes over the history in an effect, and an entry pushed before that has no
 * router state for Back to restore.
 */
export function updateUrl(read: () => { url: string | URL; isStep?: boolean } | undefined): void {
  queueMicrotask(() => {
    const url = read();
    if (url) window.history[url.isStep ? "pushState" : "replaceState"](null, "", url.url);
  });
}
