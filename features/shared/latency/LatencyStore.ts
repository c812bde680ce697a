import { makeAutoObservable, runInAction } from "@/features/shared/mobx";

import { fetchBody } from "./fetchBody";

/** A region whose latency the browser can measure; not without a URL. */
export type Target = { id: string; url: string | undefined };

export type Measured = { samples: number[]; lost: number };

type LatencyState = { kind: "idle" } | { kind: "measuring" } | { kind: "measured" };

type Fetch = (url: string) => Promise<void>;

const rounds = 10;

/** A quantile of the samples, by nearest rank; `undefined` without samples. */
export function percentile(samples: readonly number[], share: number): number | undefined {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

/** The latency between this browser and some regions, measured on request. */
export class LatencyStore {
  state: LatencyState = { kind: "idle" };
  results: Record<string, Measured> = {};

  readonly targets: readonly Target[];
  private readonly ask: Fetch;
  private readonly now: () => number;

  constructor(targets: readonly Target[], deps: { ask?: Fetch; now?: () => number } = {}) {
    this.targets = targets;
    this.ask = deps.ask ?? fetchBody;
    this.now = deps.now ?? (() => performance.now());
    makeAutoObservable<this, "ask" | "now">(this, { targets: false, ask: false, now: false }, { autoBind: true });
  }

  /** Requests that are measured in all. */
  get all(): number {
    return this.targets.filter(({ url }) => url).length * rounds;
  }

  get done(): number {
    return Object.values(this.results).reduce((sum, { samples, lost }) => sum + samples.length + lost, 0);
  }

  /** Measures every region in turn, one request at a time, so that requests do not delay each other. */
  async measure(): Promise<void> {
    if (this.state.kind === "measuring") return;
    this.state = { kind: "measuring" };
    this.results = {};
    for (const { id, url } of this.targets) {
      if (!url) continue;
      // The first request also opens the connection, so it is not counted.
      await this.time(url);
      for (let round = 0; round < rounds; round += 1) this.note(id, await this.time(url));
    }
    runInAction(() => (this.state = { kind: "measured" }));
  }

  private note(id: string, sample: number | undefined): void {
    const { samples, lost } = this.results[id] ?? { samples: [], lost: 0 };
    const next = sample === undefined ? { samples, lost: lost + 1 } : { samples: [...samples, sample], lost };
    this.results = { ...this.results, [id]: next };
  }

  private async time(url: string): Promise<number | undefined> {
    const start = this.now();
    try {
      await this.ask(url);
      return this.now() - start;
    } catch (error) {
      console.warn("latency: a request was lost", error);
      return undefined;
    }
  }
}
