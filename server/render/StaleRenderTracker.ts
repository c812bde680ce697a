type Render = { requests: number; until: number };

type Options = {
  /** How long the framework's background revalidation may take, in milliseconds. */
  renewingMs: number;
  now?: () => number;
};

// Covers the delays between rendering and storing, and between publishing and the webhook.
const quietMs = 1_000;
// Names contain request data, so they are unbounded: expired ones are removed beyond this count.
const sweepThreshold = 1_000;

/**
 * Tracks pages that were being rendered when content changed. The framework stores such a page as fresh although it was
 * made from the old content, so it has to be expired once more.
 */
export class StaleRenderTracker {
  private readonly options: Required<Options>;
  private readonly renders = new Map<string, Render>();
  private readonly stale = new Set<string>();
  private sweepAt = sweepThreshold;

  constructor(options: Options) {
    this.options = { now: Date.now, ...options };
  }

  /** A request to the framework starts. */
  start(page: string): void {
    const known = this.renders.get(page) ?? { requests: 0, until: 0 };
    this.renders.set(page, { ...known, requests: known.requests + 1 });
  }

  /** The framework answered with a stale copy that it revalidates, a fresh copy, a new render, or failed. */
  finish(page: string, answer: "renewing" | "fresh" | "rendered" | "failed"): void {
    const requests = (this.renders.get(page)?.requests ?? 1) - 1;
    const continuesMs = {
      renewing: this.options.renewingMs,
      failed: this.options.renewingMs,
      rendered: quietMs,
      fresh: 0,
    }[answer];
    if (requests === 0 && continuesMs === 0) this.renders.delete(page);
    else this.renders.set(page, { requests, until: this.options.now() + continuesMs });
    if (this.renders.size >= this.sweepAt) this.sweep();
  }

  /** How many renders are remembered. */
  get size(): number {
    return this.renders.size;
  }

  private sweep(): void {
    const now = this.options.now();
    for (const [page, { requests, until }] of this.renders) {
      if (requests === 0 && until <= now) this.renders.delete(page);
    }
    this.sweepAt = Math.max(sweepThreshold, this.renders.size * 2);
  }

  /** Content changed just now. */
  contentChanged(): void {
    const now = this.options.now();
    for (const [page, { requests, until }] of this.renders) {
      if (requests > 0 || until > now) this.stale.add(page);
      else this.renders.delete(page);
    }
  }

  /** Whether the framework's copy of a page may be stale; clears the mark. */
  take(page: string): boolean {
    return this.stale.delete(page);
  }
}
