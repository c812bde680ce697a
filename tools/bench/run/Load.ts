import { setTimeout as sleep } from "node:timers/promises";

type Outcome = { count: number; errors: number; broken: number; times: number[] };

const visitors = 8;
const timeoutMs = 10_000;

/** Visitors who open known pages one after the other until stopped. */
export class Load {
  private readonly outcome: Outcome = { count: 0, errors: 0, broken: 0, times: [] };
  private readonly origin: string;
  private readonly pages: string[];
  private isOver = false;
  private readonly walking: Promise<void>[];

  constructor(origin: string, pages: string[]) {
    this.origin = origin;
    this.pages = pages;
    this.walking = Array.from({ length: visitors }, (_, index) => this.walk(index));
  }

  /** Requests so far. */
  get count(): number {
    return this.outcome.count;
  }

  /** Stops the visits; `errors` counts responses of 500 and more, `broken` requests without a response. */
  async stop(): Promise<Outcome> {
    this.isOver = true;
    await Promise.all(this.walking);
    return this.outcome;
  }

  private async walk(index: number): Promise<void> {
    for (let at = index; !this.isOver; at += 1) {
      const startedAt = performance.now();
      try {
        const url = `${this.origin}${this.pages[at % this.pages.length]}`;
        const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
        await response.text();
        if (response.status >= 500) this.outcome.errors += 1;
      } catch (error) {
        console.warn(`no answer: ${error instanceof Error ? error.message : String(error)}`);
        this.outcome.broken += 1;
      }
      this.outcome.count += 1;
      this.outcome.times.push(performance.now() - startedAt);
      await sleep(20);
    }
  }
}
