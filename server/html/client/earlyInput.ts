/** What a page's first script and its loader share: input that came before the page's scripts. */
export type EarlyInput = {
  /** Events that show that someone begins to use the page. */
  signs: readonly string[];
  /** Keeps the last of them for the loader. */
  noteSign(event: Event): void;
  lastSign?: Event | undefined;
  /** What was clicked and waits for the page's scripts. */
  heldClick?: HTMLElement | undefined;
  /** Asks for the page's scripts; set by the loader. */
  requestScripts?: (event?: Event) => void;
  /** Stops holding clicks and makes the held one again. */
  release(): void;
};

declare global {
  var earlyInput: EarlyInput | undefined;
}

/** How long held input waits for the page's scripts. */
export const holdTimeoutMs = 5_000;

/** Stops an event from doing anything now. */
export function cancel(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whether the page's scripts are ready, which its root element says. */
export const isPageReady = () => "ready" in document.documentElement.dataset;

/** The element that brings a page's scripts; `null` on pages without any. */
export const findLoader = () => document.querySelector<HTMLScriptElement>("script[data-scripts]");
