/** Fired on the window after the Studio's own change of the URL; the browser says `popstate` for its own only. */
export const navigationEvent = "studio-navigation";

/** Goes to another screen without loading the page. */
export function navigate(url: string, { replace = false } = {}): void {
  if (url === `${window.location.pathname}${window.location.search}`) return;
  if (replace) window.history.replaceState(null, "", url);
  else window.history.pushState(null, "", url);
  window.dispatchEvent(new Event(navigationEvent));
}
