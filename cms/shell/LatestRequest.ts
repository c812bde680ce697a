/** Runs one search request at a time: starting another aborts it, and typing is debounced. */
export class LatestRequest {
  private controller: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The signal of the running request; `undefined` before the first. */
  get signal(): AbortSignal | undefined {
    return this.controller?.signal;
  }

  /** Aborts the running request; returns the signal of the next. */
  start(): AbortSignal {
    this.controller?.abort();
    this.controller = new AbortController();
    return this.controller.signal;
  }

  /** Calls `load` after a delay, unless this is called again before. */
  schedule(load: () => void, delayMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(load, delayMs);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.controller?.abort();
  }
}
