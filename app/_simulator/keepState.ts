/**
 * Keeps the simulator's state in the URL when a widget writes its own choices there, which would remove all slices. A
 * new state is passed with the full URL to `onState` instead of Next's own listener, which would keep the previous
 * tree, request it at the new URL, and after two mismatches reload the document at an older state. Returns a function
 * that undoes it.
 */
export function keepState(
  { history, location }: Pick<Window, "history" | "location">,
  onState: (state: string, url: string) => void,
): () => void {
  const original = history.replaceState;
  const native = Object.getPrototypeOf(history).replaceState;
  history.replaceState = (data, unused, url) => {
    const state = new URL(location.href).searchParams.get("state");
    const next = new URL(url ?? location.href, location.href);
    const pageState = next.searchParams.get("state");
    if (state && !pageState) next.searchParams.set("state", state);
    // Next marks its own entries.
    if (!pageState || pageState === state || data?.__NA) return original.call(history, data, unused, next);
    native.call(history, history.state, unused, next);
    onState(pageState, next.href);
  };
  return () => {
    history.replaceState = original;
  };
}
