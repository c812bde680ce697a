// The page behind is let go only after the window has faded, or it would jump under it.
const restoreDelay = 300;

const isIos = () =>
  /iP(ad|hone|od)/.test(navigator.userAgent) || (navigator.userAgent.includes("Mac") && navigator.maxTouchPoints > 1);

let release: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps the page from scrolling while a window stands over it; gives the function that lets it go again. iOS scrolls
 * the page through the window unless touches outside of `target` are stopped, so there it is needed.
 */
export function lockScroll(target: HTMLElement | null): () => void {
  clearTimeout(release);
  const root = document.documentElement;
  // What a scrollbar took stays free, or the page would jump; one that takes no place leaves none.
  root.dataset.scrollLocked = window.innerWidth > root.clientWidth ? "gutter" : "";
  const touching = new AbortController();
  if (isIos()) {
    if (!target) console.error("scroll lock: iOS needs the element that may still scroll");
    const stop = (event: TouchEvent) => {
      if (target && event.target instanceof Node && target.contains(event.target)) return;
      event.preventDefault();
    };
    document.addEventListener("touchmove", stop, { passive: false, signal: touching.signal });
  }
  return () => {
    touching.abort();
    release = setTimeout(() => delete root.dataset.scrollLocked, restoreDelay);
  };
}
