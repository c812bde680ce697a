import { isPageReady, readPath } from "./earlyInput.ts";

/**
 * Reloads a page once its path is no longer the one that it was sent for (`path`). A page that was reloaded, or returned
 * to from another site, may be adjacent to history entries that the router opened: browsers then only fire popstate.
 * Once hydrated, the router handles it.
 */
export function reloadStalePage(path: string): void {
  const follow = () => {
    if (!isPageReady() && readPath() !== path) location.reload();
  };
  follow();
  addEventListener("popstate", follow);
}
