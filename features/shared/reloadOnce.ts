const key = "reloaded-at";
const guard = 10_000;

/**
 * Reloads the page after a part of it could not be loaded (a new build took its place), at most once in ten seconds:
 * the guard in session storage keeps a broken build from reloading for ever.
 */
export function reloadOnce(error: unknown): void {
  console.error("a part of the page could not be loaded", error);
  // Without a connection there is no page to load, and what was typed would be gone.
  if (!navigator.onLine) return;
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < guard) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch (closed) {
    // Without storage nothing would stop a second reload.
    console.warn("session storage is closed, the page is not reloaded", closed);
    return;
  }
  window.location.reload();
}
