import { isPageReady } from "./earlyInput.ts";

const key = "reloaded-at";
const guardMs = 10_000;

const toPath = ({ pathname, search }: Location | URL) => pathname + search;

/**
 * Reloads a page whose URL differs from that of its navigation. A page that was reloaded, or returned to from another
 * site, may be adjacent to history entries that the router opened: browsers then only fire popstate. Both URLs are
 * compared as parsed: the navigation entry keeps an empty query's "?", `location.search` does not. The same URL is
 * reloaded at most once in ten seconds (`reloadOnce` shares the guard).
 */
export function reloadStalePage(): void {
  const url = performance.getEntriesByType("navigation")[0]?.name ?? "";
  const requested = url.startsWith(`${location.origin}/`) ? toPath(new URL(url)) : toPath(location);
  const follow = () => {
    if (!isPageReady() && toPath(location) !== requested) reloadGuarded(toPath(location));
  };
  follow();
  addEventListener("popstate", follow);
}

function reloadGuarded(path: string): void {
  try {
    const [time = "0", ...last] = (sessionStorage.getItem(key) ?? "").split(" ");
    if (Math.abs(Date.now() - Number(time)) < guardMs && last.join(" ") === path) return;
    sessionStorage.setItem(key, `${Date.now()} ${path}`);
  } catch (error) {
    console.warn("session storage is closed, the page is not reloaded", error);
    return;
  }
  location.reload();
}
