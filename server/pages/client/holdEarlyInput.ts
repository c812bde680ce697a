import { cancel, findLoader, holdTimeoutMs, isPageReady, readPath } from "./earlyInput.ts";
import type { EarlyInput } from "./earlyInput.ts";
import { holdKeys } from "./holdKeys.ts";

const fields = "input,select,textarea";
const clickable = `a[href],button,summary,label,${fields},[role=button],[data-copy],[data-player]`;
// Events that signal intent to use the page.
const signs = ["pointermove", "touchstart", "focusin", "keydown", "wheel", "input"];

/**
 * Holds a click from before hydration and replays it afterwards, or after five seconds without hydration, unless the
 * browser alone handles it: plain links, menus, fields. Some keys are held likewise (`holdKeys`).
 */
export function holdEarlyInput(): EarlyInput {
  const early: EarlyInput = {
    path: readPath(),
    release: () => {
      removeEventListener("click", holdClick, true);
      releaseKeys();
      for (const sign of signs) removeEventListener(sign, noteSign, true);
      const { heldClick } = early;
      early.heldClick = undefined;
      heldClick?.removeAttribute("aria-busy");
      if (heldClick?.isConnected) heldClick.click();
    },
  };
  const noteSign = (event: Event) => {
    early.lastSign = event;
    early.requestScripts?.(event);
  };
  const holdClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(clickable) : null;
    if (!target || !findLoader() || isForBrowser(event, target)) return;
    if (isPageReady()) return early.release();
    cancel(event);
    if (!early.heldClick) setTimeout(early.release, holdTimeoutMs);
    early.heldClick?.removeAttribute("aria-busy");
    early.heldClick = target;
    target.setAttribute("aria-busy", "true");
    early.requestScripts?.();
  };
  addEventListener("click", holdClick, true);
  for (const sign of signs) addEventListener(sign, noteSign, { capture: true, passive: true });
  // After the listeners of signs, which a held key does not reach.
  const releaseKeys = holdKeys(early);
  return early;
}

function isForBrowser(event: MouseEvent, target: HTMLElement): boolean {
  const isPlainLink = target.localName === "a" && Object.keys(target.dataset).length === 0;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button > 0 || hasModifier || isPlainLink || target.matches(`summary,label,${fields}`);
}
