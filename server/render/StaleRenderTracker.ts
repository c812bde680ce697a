type Render = { requests: number; until: number };

type Options = {
  /** How long the framework may go on with a rendering it answered without, in milliseconds. */
  renewingMs: number;
  now?: () => number;
};

// From the end of a rendering until it is kept, and from a publication until it is told.
const settleMs = 1_000;
// Names hold what a request says, so there is no end of them; those whose time is over are looked for beyond this many.
const sweepThreshold = 1_000;

/**
 * Knows which pages were being rendered when something was published. The framework keeps such a page as new, although
 * it was made from what was there before: it has to be expired once more.
 */
export class StaleRenderTracker {
  private readonly options: Required<Options>;
  private readonly renders = new Map<string, Render>();
  private readonly stale = new Set<string>();
  private sweepAt = sweepThreshold;

  constructor(options: Options) {
    this.options = { now: Date.now, ...options };
  }

  /** The framework is asked for a page. */
  start(page: string): void {
    const known = this.renders.get(page) ?? { requests: 0, until: 0 };
    this.renders.set(page, { ...known, requests: known.requests + 1 });
  }

  /** It answered: with a copy that it renews meanwhile, with a good copy, with what it rendered, or not at all. */
  finish(page: string, answer: "renewing" | "kept" | "rendered" | "failed"): void {
    const requests = (this.renders.get(page)?.requests ?? 1) - 1;
    const continuesMs = {
      renewing: this.options.renewingMs,
      failed: this.options.renewingMs,
      rendered: settleMs,
      kept: 0,
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

  /** Something was published just now. */
  contentChanged(): void {
    const now = this.options.now();
    for (const [page, { requests, until }] of this.renders) {
      if (requests > 0 || until > now) this.stale.add(page);
      else this.renders.delete(page);
    }
  }

  /** Whether what the framework keeps of a page is in doubt; asked once, then it no longer is. */
  take(page: string): boolean {
    return this.stale.delete(page);
  }
}
