import { cancel, findLoader, holdTimeoutMs, isPageReady } from "./earlyInput.ts";
import type { EarlyInput } from "./earlyInput.ts";
import { readStored } from "./visitorSettings.ts";

const fields = "input,select,textarea";
const clickable = `a[href],button,summary,label,${fields},[role=button],[data-copy],[data-player]`;

/**
 * Holds a click from before hydration and replays it afterwards, or after five seconds without hydration, unless the
 * browser alone handles it: plain links, menus, fields. Other input is stored for the loader. The slash key focuses the
 * page's search unless the visitor disabled it.
 */
export function holdEarlyInput(): EarlyInput {
  const early: EarlyInput = {
    signs: ["pointermove", "touchstart", "focusin", "keydown", "input"],
    noteSign: (event) => {
      early.lastSign = event;
    },
    release: () => {
      removeEventListener("click", holdClick, true);
      removeEventListener("keydown", focusSearch, true);
      const { heldClick } = early;
      early.heldClick = undefined;
      heldClick?.removeAttribute("aria-busy");
      if (heldClick?.isConnected) heldClick.click();
    },
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
  addEventListener("keydown", focusSearch, true);
  for (const sign of early.signs) addEventListener(sign, early.noteSign, { capture: true, passive: true });
  return early;
}

function isForBrowser(event: MouseEvent, target: HTMLElement): boolean {
  const isPlainLink = target.localName === "a" && Object.keys(target.dataset).length === 0;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button > 0 || hasModifier || isPlainLink || target.matches(`summary,label,${fields}`);
}

function focusSearch(event: KeyboardEvent): void {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || readStored("slash")) return;
  if (event.target instanceof Element && event.target.matches(fields)) return;
  const search = findLoader() && document.querySelector<HTMLElement>('[data-key="/"]');
  if (!search) return;
  event.preventDefault();
  search.focus();
}
