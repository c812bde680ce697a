// Unlock scrolling after the fade-out, to avoid a jump of the page behind.
const restoreDelayMs = 300;

const isIos = () =>
  /iP(ad|hone|od)/.test(navigator.userAgent) || (navigator.userAgent.includes("Mac") && navigator.maxTouchPoints > 1);

let release: ReturnType<typeof setTimeout> | undefined;

/**
 * Locks page scrolling behind a modal; returns the unlock function. iOS scrolls
 * the page through the window unless touches outside of `target` are stopped, so there it is needed.
 */
export function lockScroll(target: HTMLElement | null): () => void {
  clearTimeout(release);
  const root = document.documentElement;
  // Reserve the scrollbar's width, to avoid a shift of the page.
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
    release = setTimeout(() => delete root.dataset.scrollLocked, restoreDelayMs);
  };
}
