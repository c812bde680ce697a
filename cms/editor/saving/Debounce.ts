type Waits = { waitMs: number; maxWaitMs: number };

/** Runs a task after a delay without calls, and at most `maxWaitMs` after the first call. */
export class Debounce {
  private readonly task: () => Promise<void> | void;
  private readonly waits: Waits;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private firstCall: number | undefined;

  constructor(task: () => Promise<void> | void, waits: Waits) {
    this.task = task;
    this.waits = waits;
  }

  call(): void {
    const now = Date.now();
    this.firstCall ??= now;
    const { waitMs, maxWaitMs } = this.waits;
    const leftMs = Math.max(0, this.firstCall + maxWaitMs - now);
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => {
        this.cancel();
        void this.task();
      },
      Math.min(waitMs, leftMs),
    );
  }

  get isWaiting(): boolean {
    return this.firstCall !== undefined;
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.firstCall = undefined;
  }
}
