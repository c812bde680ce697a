/** Fired on the window after a `pushState` of the Studio; the browser fires `popstate` only for its own navigation. */
export const navigationEvent = "studio-navigation";

/** Navigates to another screen without a page load. */
export function navigate(url: string, { replace = false } = {}): void {
  if (url === `${window.location.pathname}${window.location.search}`) return;
  if (replace) window.history.replaceState(null, "", url);
  else window.history.pushState(null, "", url);
  window.dispatchEvent(new Event(navigationEvent));
}
