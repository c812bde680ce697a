import { savesData } from "./visitorSettings.ts";
import { findLoader } from "./earlyInput.ts";
import type { EarlyInput } from "./earlyInput.ts";

/** Path of the script that keeps the site's fonts (`client/faces.ts`). */
export const facesPath = "/faces.js";

/**
 * Brings the loader, and late fonts, after the first paint, which they would hold up. A page that is drawn in advance,
 * or behind others, is not painted; there they come once it is loaded.
 */
export function loadAfterPaint(early: EarlyInput): void {
  const load = () => {
    startLoader(early.release);
    if (document.documentElement.dataset.faces && !savesData()) {
      import(facesPath).catch((error: unknown) => console.warn("faces: not fetched", error));
    }
  };
  addEventListener("load", () => setTimeout(load, document.prerendering ? 0 : 1_000));
  new PerformanceObserver(load).observe({ type: "paint", buffered: true });
}

/** The server sends the loader with a type that does not run; a copy without it does. */
function startLoader(onError: () => void): void {
  const loader = findLoader();
  const copy = loader?.type && loader.cloneNode();
  if (!(copy instanceof HTMLScriptElement)) return;
  copy.type = "";
  copy.onerror = onError;
  loader?.replaceWith(copy);
}
