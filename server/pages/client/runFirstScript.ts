import type { EarlyInput } from "./earlyInput.ts";
import { holdEarlyInput } from "./holdEarlyInput.ts";
import { loadAfterPaint } from "./loadAfterPaint.ts";
import { requestFonts } from "./requestFonts.ts";

/** Runs before the page is painted; `fonts` are the URLs of its fonts, separated by spaces. */
export function runFirstScript(fonts: string): EarlyInput {
  markTop();
  requestFonts(fonts);
  const early = holdEarlyInput();
  loadAfterPaint(early);
  return early;
}

/** Marks a page that is shown from its top: what is below its first screen is rendered later (base.css). */
function markTop(): void {
  // The standard defines exactly one entry of this type.
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "navigate" && !location.hash) document.documentElement.dataset.top = "";
}
