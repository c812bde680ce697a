import { HttpError } from "./HttpError.ts";

type Options = {
  maxTotal: number;
  maxPerKey: number;
  /** Messages of the 503 errors. */
  messages: { total: string; key: string };
  retryAfterSeconds?: number;
};

/** Limits concurrent tasks, in total and per key, so that one slow key does not block the others. */
export class ConcurrencyLimit {
  private readonly options: Options;
  private readonly running = new Map<string, number>();
  private total = 0;

  constructor(options: Options) {
    this.options = options;
  }

  /** Acquires a slot and returns its release; throws an `HttpError` with status 503 without a free one. */
  acquire(key: string): () => void {
    const { maxTotal, maxPerKey, messages } = this.options;
    if (this.count(key) >= maxPerKey) throw this.busy(messages.key);
    if (this.total >= maxTotal) throw this.busy(messages.total);
    this.change(key, 1);
    let isHeld = true;
    return () => {
      if (isHeld) this.change(key, -1);
      isHeld = false;
    };
  }

  /** Runs a task in a slot; throws an `HttpError` with status 503 without a free one. */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const release = this.acquire(key);
    try {
      return await task();
    } finally {
      release();
    }
  }

  private count(key: string): number {
    return this.running.get(key) ?? 0;
  }

  private change(key: string, by: 1 | -1): void {
    const count = this.count(key) + by;
    this.total += by;
    if (count > 0) this.running.set(key, count);
    else this.running.delete(key);
  }

  private busy(message: string): HttpError {
    return new HttpError(503, "busy", message, { retryAfterSeconds: this.options.retryAfterSeconds });
  }
}
