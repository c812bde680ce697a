const betweenRequestsMs = 25;

/** The requests under way, during which background work rests. */
export class RequestLoad {
  /** Number of requests that are being handled. */
  underWay = 0;
  private restUntil = 0;

  /** Whether a request is being handled, or was a moment ago: people and programs send several in a row. */
  get isBusy(): boolean {
    return this.underWay > 0 || performance.now() < this.restUntil;
  }

  /** Handles a request. */
  async during(handle: () => Promise<void>): Promise<void> {
    this.underWay += 1;
    try {
      await handle();
    } finally {
      this.underWay -= 1;
      this.restUntil = performance.now() + betweenRequestsMs;
    }
  }
}
