import { readFragment } from "@/features/shared/readFragment";

/** Marks, in the page's contents list, the heading that is being read, where the browser does not (`:target-current`). */
export function watchContents(signal: AbortSignal): void {
  if (CSS.supports("scroll-target-group", "auto")) return;
  let waiting = false;
  const look = () => {
    waiting = false;
    const list = document.querySelector("[data-contents]");
    if (list) mark([...list.querySelectorAll<HTMLAnchorElement>("a[href^='#']")]);
  };
  const scroll = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(look);
  };
  document.addEventListener("scroll", scroll, { signal, passive: true });
  // The page may already be scrolled, by an anchor or before the scripts.
  scroll();
}

function mark(links: HTMLAnchorElement[]): void {
  // A heading counts as read from the upper third of the window on.
  const line = window.innerHeight / 3;
  const passed = links.filter((link) => {
    const heading = document.getElementById(readFragment(link.hash));
    return heading !== null && heading.getBoundingClientRect().top < line;
  });
  const current = passed.at(-1);
  for (const link of links) {
    if (link === current) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
}
