import { readFragment } from "@/features/shared/readFragment";

import { isNewerBuild } from "./watchBuild";
import { createPrefetcher } from "./createPrefetcher";
import type { RouteRules } from "./loadRouteRules";

type Router = { push(href: string): void; prefetch(href: string): void };
type Options = { router: Router; rules: RouteRules; /** Loads a page whole. */ load(href: string): void };

// Time a pointer must rest on a link before it is prefetched: scrolling moves links under it.
const restingTime = 80;

let isFollowing = false;

/**
 * After a followed link the focus moves to the new page's heading, for keyboards and screen readers; an anchor inside a
 * collapsed element opens it, which browsers do only when they load a page.
 */
export function finishNavigation(): void {
  const { hash } = window.location;
  const heading = isFollowing && !hash ? document.querySelector<HTMLElement>("main h1") : null;
  isFollowing = false;
  const target = document.getElementById(readFragment(hash));
  const collapsed = target?.closest<HTMLDetailsElement>("details:not([open])");
  if (collapsed) {
    collapsed.open = true;
    target?.scrollIntoView();
  }
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Turns clicks on internal links into soft navigations, and prefetches a page on hover or focus. */
export function listenToLinks({ router, rules, load }: Options, signal: AbortSignal): void {
  const prefetchPage = createPrefetcher((href) => router.prefetch(href), signal);
  const prefetch = (href: string) => {
    const target = rules.follow(href);
    // The router discards payloads of another build.
    if (target !== undefined && !isNewerBuild()) prefetchPage(target);
  };
  const prefetchOnceReady = (href: string) => {
    const waiting = rules.ready();
    if (waiting) void waiting.then(() => prefetch(href));
    else prefetch(href);
  };
  let resting: ReturnType<typeof setTimeout> | undefined;

  const aim = (event: Event) => {
    clearTimeout(resting);
    const href = ownPage(event.target);
    if (href) resting = setTimeout(() => prefetchOnceReady(href), event.type === "focusin" ? 0 : restingTime);
  };

  const open = (href: string) => {
    const target = rules.follow(href);
    if (target === undefined) return load(href);
    isFollowing = new URL(target, window.location.href).pathname !== window.location.pathname;
    router.push(target);
  };

  const follow = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const href = ownPage(event.target);
    // A newer build needs a full page load.
    if (!href || isNewerBuild()) return;
    event.preventDefault();
    const waiting = rules.ready();
    if (waiting) void waiting.then(() => open(href));
    else open(href);
  };

  document.addEventListener("pointerover", aim, { signal, passive: true });
  document.addEventListener("focusin", aim, { signal });
  document.addEventListener("click", follow, { signal });
  // The pointer may have entered a link before this listener was added.
  const early = ownPage(document.querySelector("a:hover"));
  if (early) prefetchOnceReady(early);
}

/** Path, query and anchor of a link to another page of the site; `undefined` for other elements. */
function ownPage(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return undefined;
  // Another language is another document; a soft navigation there with a query makes the router loop.
  if (link.dataset.locale) return undefined;
  const url = new URL(link.href);
  const here = window.location;
  if (url.origin !== here.origin || !url.pathname.endsWith("/") || /^\/(api|builds)\//.test(url.pathname))
    return undefined;
  // Leave anchors on the same page to the browser.
  if (url.pathname === here.pathname && url.search === here.search) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
