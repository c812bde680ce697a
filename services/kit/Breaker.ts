type Options = { maxFailures: number; restMs: number };

/** Circuit breaker: pauses a node after several consecutive failures, then lets one call try it. */
export class Breaker {
  private readonly options: Options;
  private failures = 0;
  private restsUntil = 0;

  constructor(options: Options = { maxFailures: 3, restMs: 10_000 }) {
    this.options = options;
  }

  /** Seconds until the node may be called again; `undefined` when it may be called now. */
  getWait(): number | undefined {
    const { maxFailures, restMs } = this.options;
    if (this.failures < maxFailures) return undefined;
    const now = performance.now();
    if (now < this.restsUntil) return Math.ceil((this.restsUntil - now) / 1_000);
    // This call is the trial; the others wait for its outcome.
    this.restsUntil = now + restMs;
    return undefined;
  }

  succeed(): void {
    this.failures = 0;
  }

  fail(): void {
    this.failures += 1;
    this.restsUntil = performance.now() + this.options.restMs;
  }
}
