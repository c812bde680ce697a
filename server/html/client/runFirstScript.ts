import type { EarlyInput } from "./earlyInput.ts";
import { holdEarlyInput } from "./holdEarlyInput.ts";
import { loadAfterPaint } from "./loadAfterPaint.ts";
import { requestFonts } from "./requestFonts.ts";

/** What a page does before anything of it is drawn; `fonts` are the URLs of its fonts, separated by spaces. */
export function runFirstScript(fonts: string): EarlyInput {
  markTop();
  requestFonts(fonts);
  const early = holdEarlyInput();
  loadAfterPaint(early);
  return early;
}

/** Says whether the page begins at its top: what is below its first screen is drawn after that (base.css). */
function markTop(): void {
  // The one entry of this type, by the standard.
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "navigate" && !location.hash) document.documentElement.dataset.top = "";
}
