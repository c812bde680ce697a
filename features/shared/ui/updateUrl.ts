/**
 * Sets the page's URL by a pushed or a replaced history entry.
 * After the effects of the whole page: the router takes the history over in an effect of its own, and a step that was
 * written before has no page that Back could show.
 */
export function updateUrl(read: () => { url: string | URL; isStep?: boolean } | undefined): void {
  queueMicrotask(() => {
    const wanted = read();
    if (wanted) window.history[wanted.isStep ? "pushState" : "replaceState"](null, "", wanted.url);
  });
}
