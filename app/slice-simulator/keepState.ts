/**
 * Keeps the simulator's state in the address when a widget writes its own choices there, which would make all slices
 * vanish; gives what undoes it.
 */
export function keepState({ history, location }: Pick<Window, "history" | "location">): () => void {
  const original = history.replaceState;
  history.replaceState = (data, unused, url) => {
    const state = new URL(location.href).searchParams.get("state");
    const next = new URL(url ?? location.href, location.href);
    if (state && !next.searchParams.has("state")) next.searchParams.set("state", state);
    original.call(history, data, unused, next);
  };
  return () => {
    history.replaceState = original;
  };
}
