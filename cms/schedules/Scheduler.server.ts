import { AsyncLocalStorage } from "node:async_hooks";

import { WriteError } from "#cms/http/WriteError.server.ts";
import { getErrorMessage, log } from "#kit/log.ts";
import { logFailure } from "#kit/logFailure.ts";

// Times are wall-clock times: the clock may be set, and the machine sleep, while a timer runs.
const maxWaitMs = 1_000;
// After a refusal: an editor has to mend the document first.
const retryDelayMs = 30_000;
// After any other failure: a full disk or a database that is down may be back at any moment.
const outageRetryDelayMs = 2_000;

/** An item with a time in milliseconds. */
type Due = { scheduledAt?: number | undefined };

type Options<Item> = {
  list: () => readonly Item[];
  /** Identifies an item; one that failed is retried at once when its time is changed. */
  getId: (item: Item) => string;
  /** Runs a due item; returns whether it was run. */
  run: (item: Item) => Promise<boolean>;
  /** Log messages. */
  sentences: { done: string; failed: string };
  describe: (item: Item) => object;
};

/** Runs items at their times, including those that fell due while the process was down. */
export class Scheduler<Item extends Due> {
  private readonly options: Options<Item>;
  // A timer keeps the async context of its maker: one set during a write would run its item inside of that write, of
  // which the rest is stored without its transaction and unknown to other instances.
  private readonly outside = AsyncLocalStorage.snapshot();
  // What failed by id and time: when it is retried, by the monotonic clock, and why, which is logged once.
  private failed = new Map<string, { retryAt: number; reason: string }>();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private closed = false;

  constructor(options: Options<Item>) {
    this.options = options;
  }

  /** Reschedules; called after an item was added, changed or removed. */
  plan(): void {
    clearTimeout(this.timer);
    const times = this.options.list().flatMap((item) => this.getTime(item) ?? []);
    // The current run reschedules when it ends.
    if (this.closed || this.running || times.length === 0) return;
    const wait = Math.min(Math.max(Math.min(...times) - Date.now(), 0), maxWaitMs);
    this.timer = this.outside(
      setTimeout,
      () => {
        this.running = this.run()
          .finally(() => {
            this.running = undefined;
            this.plan();
          })
          // An unhandled rejection would end the process.
          .catch((error: unknown) => logFailure("error", "content", "the schedule failed", error));
      },
      wait,
    );
    this.timer.unref();
  }

  /** Stops scheduling and waits for running items. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private getKey = (item: Item) => `${this.options.getId(item)} ${item.scheduledAt}`;

  private getTime(item: Item): number | undefined {
    const failed = this.failed.get(this.getKey(item));
    return failed ? Date.now() + failed.retryAt - performance.now() : item.scheduledAt;
  }

  private async run(): Promise<void> {
    const now = Date.now();
    const { list, run, sentences, describe } = this.options;
    const due = list()
      .filter((one) => (this.getTime(one) ?? Infinity) <= now)
      .sort((a, b) => (a.scheduledAt ?? 0) - (b.scheduledAt ?? 0));
    const keys = new Set(list().map(this.getKey));
    this.failed = new Map([...this.failed].filter(([key]) => keys.has(key)));
    for (const item of due) {
      const lateBy = now - (item.scheduledAt ?? now);
      const facts = {
        ...describe(item),
        ...(lateBy > retryDelayMs ? { lateSeconds: Math.round(lateBy / 1_000) } : {}),
      };
      try {
        if (await run(item)) log("info", "content", sentences.done, facts);
      } catch (error) {
        const reason = getErrorMessage(error);
        const retryAt = performance.now() + (error instanceof WriteError ? retryDelayMs : outageRetryDelayMs);
        const isKnown = this.failed.get(this.getKey(item))?.reason === reason;
        this.failed.set(this.getKey(item), { retryAt, reason });
        if (!isKnown) log("error", "content", sentences.failed, { ...facts, reason });
      }
    }
  }
}
