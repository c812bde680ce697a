import { HttpError } from "../kit/HttpError.ts";

const retryAfterSeconds = 5;

/**
 * Bounds how many tasks run at one moment: per upstream, so that one that hangs takes no room from the others, and in
 * total, as each task keeps an answer in memory.
 */
export class ConcurrencyLimit {
  private readonly maxTotal: number;
  private readonly maxPerUpstream: number;
  private readonly running = new Map<string, number>();
  private total = 0;

  constructor(maxTotal: number, maxPerUpstream: number) {
    this.maxTotal = maxTotal;
    this.maxPerUpstream = maxPerUpstream;
  }

  /** Runs a task that waits for an upstream; throws an `HttpError` with status 503 when there is no room for it. */
  async run<T>(upstream: string, task: () => Promise<T>): Promise<T> {
    const ofUpstream = this.running.get(upstream) ?? 0;
    if (ofUpstream >= this.maxPerUpstream) throw busy("Too many visitors use this network of the console right now.");
    if (this.total >= this.maxTotal) throw busy("Too many visitors use the console right now.");
    this.running.set(upstream, ofUpstream + 1);
    this.total += 1;
    try {
      return await task();
    } finally {
      this.total -= 1;
      this.release(upstream);
    }
  }

  private release(upstream: string): void {
    const left = (this.running.get(upstream) ?? 1) - 1;
    if (left > 0) this.running.set(upstream, left);
    else this.running.delete(upstream);
  }
}

const busy = (message: string) => new HttpError(503, "busy", message, { retryAfterSeconds });
