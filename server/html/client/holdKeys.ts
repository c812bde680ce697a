import { cancel, holdTimeoutMs, isPageReady } from "./earlyInput.ts";

const copyKey = (key: string, ctrlKey = false) =>
  new KeyboardEvent("keydown", { bubbles: true, cancelable: true, key, ctrlKey });

const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  /^k$/i.test(key) && (ctrlKey || metaKey) && !altKey && !shiftKey;

const isTyped = ({ key, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !isComposing && (key === "Backspace" || ([...key].length === 1 && !ctrlKey && !metaKey && !altKey));

type Options = {
  /** Asks for the page's scripts. */
  request(): void;
  /** Ends the holding of all input. */
  end(): void;
};

/**
 * Holds the keys whose effect needs the page's scripts, and makes them again once those are ready: an arrow key on a
 * menu, the search's ⌘K and what is typed behind it.
 */
export function holdKeys({ request, end }: Options) {
  let held: { target: EventTarget; keys: KeyboardEvent[]; isSearch: boolean } | undefined;
  const hold = (event: KeyboardEvent, isSearch: boolean) => {
    cancel(event);
    if (!held) setTimeout(end, holdTimeoutMs);
    const key = isSearch ? copyKey("k", true) : copyKey(event.key);
    held = { target: event.target ?? document, keys: [key], isSearch };
    request();
  };
  const handle = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (isPageReady()) end();
    else if (isSearchKey(event)) hold(event, true);
    else if (/^Arrow(Up|Down)$/.test(key) && target instanceof Element && target.localName === "summary")
      hold(event, false);
    else if (held?.isSearch && isTyped(event)) {
      cancel(event);
      held.keys.push(copyKey(key));
    }
  };
  addEventListener("keydown", handle, true);
  return {
    /** Handles a key that came before. */
    handle,
    /** Stops holding, and makes what was held again where its target still is. */
    release() {
      removeEventListener("keydown", handle, true);
      const { target, keys = [] } = held ?? {};
      held = undefined;
      if (target instanceof Node && target.isConnected) for (const key of keys) target.dispatchEvent(key);
    },
  };
}
