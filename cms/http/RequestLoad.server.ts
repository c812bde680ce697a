const betweenRequestsMs = 25;

/** The requests under way, during which background work rests. */
export class RequestLoad {
  private count = 0;
  private restUntil = 0;

  /** Whether a request is under way, or was a moment ago: people and programs send several in a row. */
  get isBusy(): boolean {
    return this.count > 0 || performance.now() < this.restUntil;
  }

  /** Handles a request. */
  async during(handle: () => Promise<void>): Promise<void> {
    this.count += 1;
    try {
      await handle();
    } finally {
      this.count -= 1;
      this.restUntil = performance.now() + betweenRequestsMs;
    }
  }
}
