type Rendering = { asks: number; until: number };

type Options = {
  /** How long the framework may go on with a rendering it answered without, in milliseconds. */
  renewing: number;
  now?: () => number;
};

// From the end of a rendering until it is kept, and from a publication until it is told.
const moment = 1_000;
// Names hold what a request says, so there is no end of them; those whose time is over are looked for beyond this many.
const manyKnown = 1_000;

/**
 * Knows which pages were being rendered when something was published. The framework keeps such a page as new, although
 * it was made from what was there before: it has to be expired once more.
 */
export class Doubts {
  private readonly options: Required<Options>;
  private readonly renderings = new Map<string, Rendering>();
  private readonly doubtful = new Set<string>();
  private sweepAt = manyKnown;

  constructor(options: Options) {
    this.options = { now: Date.now, ...options };
  }

  /** The framework is asked for a page. */
  begin(page: string): void {
    const known = this.renderings.get(page) ?? { asks: 0, until: 0 };
    this.renderings.set(page, { ...known, asks: known.asks + 1 });
  }

  /** It answered: with a copy that it renews meanwhile, with a good copy, with what it rendered, or not at all. */
  end(page: string, answer: "renewing" | "kept" | "rendered" | "failed"): void {
    const asks = (this.renderings.get(page)?.asks ?? 1) - 1;
    const goesOn = { renewing: this.options.renewing, failed: this.options.renewing, rendered: moment, kept: 0 }[
      answer
    ];
    if (asks === 0 && goesOn === 0) this.renderings.delete(page);
    else this.renderings.set(page, { asks, until: this.options.now() + goesOn });
    if (this.renderings.size >= this.sweepAt) this.sweep();
  }

  /** How many renderings are remembered. */
  get size(): number {
    return this.renderings.size;
  }

  private sweep(): void {
    const now = this.options.now();
    for (const [page, { asks, until }] of this.renderings) {
      if (asks === 0 && until <= now) this.renderings.delete(page);
    }
    this.sweepAt = Math.max(manyKnown, this.renderings.size * 2);
  }

  /** Something was published just now. */
  publish(): void {
    const now = this.options.now();
    for (const [page, { asks, until }] of this.renderings) {
      if (asks > 0 || until > now) this.doubtful.add(page);
      else this.renderings.delete(page);
    }
  }

  /** Whether what the framework keeps of a page is in doubt; asked once, then it no longer is. */
  take(page: string): boolean {
    return this.doubtful.delete(page);
  }
}
