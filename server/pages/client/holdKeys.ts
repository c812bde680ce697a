import { cancel, holdTimeoutMs, isPageReady } from "./earlyInput.ts";

const copyKey = (key: string, ctrlKey = false) =>
  new KeyboardEvent("keydown", { bubbles: true, cancelable: true, key, ctrlKey });

const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  /^k$/i.test(key) && (ctrlKey || metaKey) && !altKey && !shiftKey;

const isTyped = ({ key, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !isComposing && (key === "Backspace" || ([...key].length === 1 && !ctrlKey && !metaKey && !altKey));

type Options = {
  /** Loads the page's scripts. */
  request(): void;
  /** Stops holding all input. */
  end(): void;
};

/**
 * Holds keys whose effect needs hydration and replays them afterwards: an arrow key on a menu, ⌘K for search and what
 * is typed after it.
 */
export function holdKeys({ request, end }: Options) {
  let buffer: { target: EventTarget; keys: KeyboardEvent[]; isSearch: boolean } | undefined;
  const hold = (event: KeyboardEvent, isSearch: boolean) => {
    cancel(event);
    if (!buffer) setTimeout(end, holdTimeoutMs);
    const key = isSearch ? copyKey("k", true) : copyKey(event.key);
    buffer = { target: event.target ?? document, keys: [key], isSearch };
    request();
  };
  const handle = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (isPageReady()) end();
    else if (isSearchKey(event)) hold(event, true);
    else if (/^Arrow(Up|Down)$/.test(key) && target instanceof Element && target.localName === "summary")
      hold(event, false);
    else if (buffer?.isSearch && isTyped(event)) {
      cancel(event);
      buffer.keys.push(copyKey(key));
    }
  };
  addEventListener("keydown", handle, true);
  return {
    /** Handles a key pressed before hydration. */
    handle,
    /** Stops holding, and replays keys whose target is still in the document. */
    release() {
      removeEventListener("keydown", handle, true);
      const { target, keys = [] } = buffer ?? {};
      buffer = undefined;
      if (target instanceof Node && target.isConnected) for (const key of keys) target.dispatchEvent(key);
    },
  };
}
