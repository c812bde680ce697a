/** State shared by a page's first script and its loader: input from before hydration. */
export type EarlyInput = {
  /** Events that signal intent to use the page. */
  signs: readonly string[];
  /** Stores the last of them for the loader. */
  noteSign(event: Event): void;
  lastSign?: Event | undefined;
  /** The click that waits for hydration. */
  heldClick?: HTMLElement | undefined;
  /** Loads the page's scripts; set by the loader. */
  requestScripts?: (event?: Event) => void;
  /** Stops holding clicks and replays the held one. */
  release(): void;
};

declare global {
  var earlyInput: EarlyInput | undefined;
}

/** How long held input waits for hydration. */
export const holdTimeoutMs = 5_000;

/** Cancels an event. */
export function cancel(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whether the page is hydrated, as its root element says. */
export const isPageReady = () => "ready" in document.documentElement.dataset;

/** The element that lists a page's scripts; `null` on pages without any. */
export const findLoader = () => document.querySelector<HTMLScriptElement>("script[data-scripts]");
