import { savesData } from "./visitorSettings.ts";
import { findLoader } from "./earlyInput.ts";
import type { EarlyInput } from "./earlyInput.ts";

/** Path of the script that caches the site's fonts (`client/faces.ts`). */
export const facesPath = "/faces.js";

/**
 * Adds the loader, and late fonts, after the first paint, which they would delay. A prerendered or hidden page is not
 * painted; there they are added after `load`.
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

/** The server sends the loader with an inert type; a copy without that type runs. */
function startLoader(onError: () => void): void {
  const loader = findLoader();
  const copy = loader?.type && loader.cloneNode();
  if (!(copy instanceof HTMLScriptElement)) return;
  copy.type = "";
  copy.onerror = onError;
  loader?.replaceWith(copy);
}
