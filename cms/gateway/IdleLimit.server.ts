import "server-only";

/** A time limit for the start of a response and for each pause in it, not for the whole: what flows is never cut. */
export class IdleLimit {
  private readonly ms: number;
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout;

  constructor(ms: number) {
    this.ms = ms;
    this.timer = this.start();
  }

  /** Aborts the request when the time is over. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Passes a body through and measures its pauses; a body that breaks off is an error for its reader too. */
  watch(): TransformStream<Uint8Array, Uint8Array> {
    return new TransformStream({
      transform: (part, controller) => {
        clearTimeout(this.timer);
        this.timer = this.start();
        controller.enqueue(part);
      },
      flush: () => clearTimeout(this.timer),
    });
  }

  private start(): NodeJS.Timeout {
    const timer = setTimeout(
      () => this.controller.abort(new DOMException("The answer paused for too long.", "TimeoutError")),
      this.ms,
    );
    return timer.unref();
  }
}
