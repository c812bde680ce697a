/** State shared by a page's first script and its loader: the page's path and input from before hydration. */
export type EarlyInput = {
  /** Path and query that the page was sent for. */
  path: string;
  /** The last event that signals intent to use the page. */
  lastSign?: Event;
  /** The click that waits for hydration. */
  heldClick?: HTMLElement | undefined;
  /** Loads the page's scripts at such an event, or at once; set by the loader. */
  requestScripts?: (event?: Event) => void;
  /** Stops noting and holding input, and replays the held click. */
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

/** Path and query that the page has now. */
export const readPath = () => location.pathname + location.search;

/** Whether the page is hydrated, as its root element says. */
export const isPageReady = () => "ready" in document.documentElement.dataset;

/** The element that lists a page's scripts; `null` on pages without any. */
export const findLoader = () => document.querySelector<HTMLScriptElement>("script[data-scripts]");
