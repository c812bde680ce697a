import { opensWindow } from "../../../features/shared/contracts/anchors.ts";
import type { EarlyInput } from "./earlyInput.ts";
import { loadScripts, whenParsed } from "./loadScripts.ts";
import type { PageScripts } from "./loadScripts.ts";
import { reloadStalePage } from "./reloadStalePage.ts";
import { readStored } from "./visitorSettings.ts";

// Longer than a tap takes.
const tapMs = 300;

/**
 * Adds a page's scripts at the first sign of intent, one frame later, so that its own effect is painted first. They are
 * added at once for signed-in visitors and for those who chose a region or a network on a page with samples, because
 * the header and the samples show it, for an anchor that opens a window or has no element, for a query on a page that
 * shows what it names (`data-url-state`), and for what this tab stored to continue (`data-resumes`). `data-ready` on the root element marks a hydrated page.
 */
export function startLoader(page: PageScripts, early: EarlyInput): void {
  let isLoading = false;
  let isRequested = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    loadScripts(page, end);
  };
  const loadAfterFrame = () => void requestAnimationFrame(() => setTimeout(load));
  const request = (event?: Event) => {
    if (event && (isRequested || isRestingPointer(event))) return;
    isRequested = true;
    if (event?.type !== "touchstart") return loadAfterFrame();
    // The effect of a tap is painted first; a touch that scrolls is none.
    addEventListener("click", loadAfterFrame, { capture: true, passive: true, once: true });
    setTimeout(load, tapMs);
  };
  const end = () => {
    removeEventListener("input", noteText, true);
    removeEventListener("hydrated", end);
    // React resets a text area when it hydrates it; where a widget reads what was typed, the attribute is gone by now.
    for (const field of document.querySelectorAll<HTMLTextAreaElement>("textarea[data-typed]"))
      field.value = field.dataset.typed ?? "";
    early.release();
  };
  addEventListener("hydrated", end);
  const openNamedWindow = () => {
    const { hash } = location;
    if (opensWindow(hash) || (hash.length > 1 && !document.getElementById(hash.slice(1)))) load();
  };
  whenParsed(openNamedWindow);
  addEventListener("hashchange", openNamedWindow);
  reloadStalePage(early.path);
  if (isShownAtOnce()) load();
  noteText();
  addEventListener("input", noteText, true);
  early.requestScripts = request;
  const { lastSign } = early;
  if (lastSign) request(lastSign);
  if (early.heldClick) request();
  releaseManifest();
}

/**
 * Browsers fire `pointermove` only when a pointer moves; headless browsers also fire it for one that rests in the
 * corner.
 */
const isRestingPointer = (event: Event | undefined) =>
  event instanceof MouseEvent && event.type === "pointermove" && !event.clientX && !event.clientY;

const isShownAtOnce = () =>
  "signedIn" in document.documentElement.dataset ||
  (document.querySelector("[data-regional],[data-region]") !== null && readStored("region") !== undefined) ||
  hasStored("samples", "sample-network-") ||
  hasStored("resumes", "", () => sessionStorage) ||
  (location.search !== "" && document.querySelector("[data-url-state]") !== null);

/** Whether something is stored under the key that an element of the page names. */
function hasStored(attribute: string, prefix: string, open?: () => Storage): boolean {
  const key = document.querySelector<HTMLElement>(`[data-${attribute}]`)?.dataset[attribute];
  return Boolean(key && readStored(prefix + key, open));
}

/** Stores what was typed before hydration in an attribute of its field (`useEarlyInput`). */
function noteText(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input,textarea"))
    if (field.value !== (field.dataset.typed ?? field.defaultValue)) field.dataset.typed = field.value;
}

/** Browsers fetch the manifest during rendering; it waits for the loader. */
function releaseManifest(): void {
  const manifest = document.querySelector<HTMLLinkElement>("link[data-rel]");
  if (manifest) manifest.rel = "manifest";
}
