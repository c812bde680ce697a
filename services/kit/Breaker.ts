type Options = { maxFailures: number; restMs: number };

/** Leaves a node alone for a while after it failed several times in a row; then one call tries it again. */
export class Breaker {
  private readonly options: Options;
  private failures = 0;
  private restsUntil = 0;

  constructor(options: Options = { maxFailures: 3, restMs: 10_000 }) {
    this.options = options;
  }

  /** Seconds until the node may be asked again; `undefined` when it may be asked now. */
  getWait(): number | undefined {
    const { maxFailures, restMs } = this.options;
    if (this.failures < maxFailures) return undefined;
    const now = performance.now();
    if (now < this.restsUntil) return Math.ceil((this.restsUntil - now) / 1_000);
    // This call tries it; the others go on waiting for what it finds.
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
