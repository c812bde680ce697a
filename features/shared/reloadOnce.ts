const key = "reloaded-at";
const guardMs = 10_000;

/**
 * Reloads the page after a part of it could not be loaded (a new build took its place), at most once in ten seconds:
 * the guard in session storage keeps a broken build from reloading forever.
 */
export function reloadOnce(error: unknown): void {
  console.error("a part of the page could not be loaded", error);
  // Offline, a reload would fail and lose the visitor's input.
  if (navigator.onLine) reloadUnless(() => true, window.location.pathname + window.location.search);
}

/** Reloads the page for a cause, such as a draft's new revision; at most once in ten seconds for the same cause. */
export function reloadFor(revision: string): void {
  reloadUnless((last) => last === revision, revision);
}

/** `server/pages/client/loader.ts` reads and writes the same guard: the time in milliseconds, a space, and the cause. */
function reloadUnless(isSame: (last: string) => boolean, cause: string): void {
  try {
    const [time = "0", ...last] = (sessionStorage.getItem(key) ?? "0").split(" ");
    // The clock may have been set back.
    if (Math.abs(Date.now() - Number(time)) < guardMs && isSame(last.join(" "))) return;
    sessionStorage.setItem(key, `${Date.now()} ${cause}`);
  } catch (closed) {
    // Without storage a reload loop could not be stopped.
    console.warn("session storage is closed, the page is not reloaded", closed);
    return;
  }
  window.location.reload();
}
