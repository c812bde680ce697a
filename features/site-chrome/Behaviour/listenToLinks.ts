import { isNewerBuild } from "./watchBuild";
import { createPrefetcher } from "./createPrefetcher";
import type { RouteRules } from "./loadRouteRules";

type Router = { push(href: string): void; prefetch(href: string): void };
type Options = { router: Router; rules: RouteRules; /** Loads a page whole. */ load(href: string): void };

// A pointer that only passes over links, as when a list is scrolled beneath it, aims at none of them.
const restingTime = 80;

let isFollowing = false;

/** After a followed link: who came by keyboard or listens goes on from the new page's heading, not from the old link. */
export function finishNavigation(): void {
  const heading = isFollowing && !window.location.hash ? document.querySelector<HTMLElement>("main h1") : null;
  isFollowing = false;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Turns clicks on the site's own links into soft navigations, and fetches a page once the visitor aims at its link. */
export function listenToLinks({ router, rules, load }: Options, signal: AbortSignal): void {
  const prefetchPage = createPrefetcher((href) => router.prefetch(href), signal);
  const prefetch = (href: string) => {
    const target = rules.follow(href);
    // What another build would send is thrown away.
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
    // A page of a newer build is loaded whole.
    if (!href || isNewerBuild()) return;
    event.preventDefault();
    const waiting = rules.ready();
    if (waiting) void waiting.then(() => open(href));
    else open(href);
  };

  document.addEventListener("pointerover", aim, { signal, passive: true });
  document.addEventListener("focusin", aim, { signal });
  document.addEventListener("click", follow, { signal });
  // The pointer that called the scripts may rest on a link since before they could hear of it.
  const early = ownPage(document.querySelector("a:hover"));
  if (early) prefetchOnceReady(early);
}

/** Path, query and anchor of a link to another page of the site; `undefined` for every other thing. */
function ownPage(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return undefined;
  // The other language is another document; led there softly with a query, the router asks for pages without end.
  if (link.dataset.locale) return undefined;
  const url = new URL(link.href);
  const here = window.location;
  if (url.origin !== here.origin || !url.pathname.endsWith("/") || /^\/(api|builds)\//.test(url.pathname))
    return undefined;
  // An anchor on the same page is the browser's own affair.
  if (url.pathname === here.pathname && url.search === here.search) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
