import { cancel, findLoader, holdTimeoutMs, isPageReady } from "./earlyInput.ts";
import type { EarlyInput } from "./earlyInput.ts";
import { readStored } from "./visitorSettings.ts";

const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  /^k$/i.test(key) && (ctrlKey || metaKey) && !altKey && !shiftKey;

const isSlash = ({ key, ctrlKey, metaKey, target }: KeyboardEvent) =>
  key === "/" &&
  !ctrlKey &&
  !metaKey &&
  !(target instanceof Element && target.matches("input,select,textarea")) &&
  !readStored("slash");

const isTyped = ({ key, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !isComposing && (key === "Backspace" || ([...key].length === 1 && !ctrlKey && !metaKey && !altKey));

/**
 * Holds keys whose effect needs hydration and replays them afterwards: an arrow key on a menu, ⌘K or the slash key for
 * search and what is typed after it. On a page with a search of its own the slash key focuses that; a visitor may have
 * disabled it. Escape drops what is held, the click too. Returns the function that stops holding and replays keys whose target is still in the document.
 */
export function holdKeys(early: EarlyInput): () => void {
  let keys: KeyboardEvent[] = [];
  let isSearch = false;
  const hold = (event: KeyboardEvent) => {
    cancel(event);
    if (keys.length === 0) setTimeout(early.release, holdTimeoutMs);
    keys = [event];
    early.requestScripts?.();
  };
  const handle = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!findLoader()) return;
    if (isPageReady()) early.release();
    else if (key === "Escape") {
      early.heldClick?.removeAttribute("aria-busy");
      early.heldClick = undefined;
      keys = [];
      isSearch = false;
    } else if (isSearch && isTyped(event)) {
      cancel(event);
      keys.push(event);
    } else if (isSearchKey(event) || isSlash(event)) {
      const field = key === "/" && document.querySelector<HTMLElement>('[data-key="/"]');
      if (field) {
        event.preventDefault();
        field.focus();
      } else {
        hold(event);
        isSearch = true;
      }
    } else if (/^Arrow(Up|Down)$/.test(key) && target instanceof Element && target.localName === "summary") {
      hold(event);
      isSearch = false;
    }
  };
  addEventListener("keydown", handle, true);
  return () => {
    removeEventListener("keydown", handle, true);
    const target = keys[0]?.target;
    if (target instanceof Node && target.isConnected)
      for (const key of keys) target.dispatchEvent(new KeyboardEvent(key.type, key));
    keys = [];
  };
}
