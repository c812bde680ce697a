import type { Kysely } from "kysely";

import type { AvailabilityPercents } from "../../features/shared/contracts/availabilityApi.ts";
import type { Chain } from "../kit/catalog/readChains.ts";
import type { Tables } from "../db/index.ts";
import { availability } from "./figures.ts";
import type { Window } from "./History.ts";
import { latency } from "./latency.ts";

type CacheEntry = { text: Promise<string>; until: number };

const latencyMaxAgeMs = 60_000;

/** JSON responses, cached until their figures change. */
export class ResponseCache {
  /** The same object until a figure changes. */
  percents: AvailabilityPercents = {};
  private readonly chains: Chain[];
  private readonly texts = new Map<string, string>();
  private readonly latencies = new Map<string, CacheEntry>();
  private window: Window;

  constructor(chains: Chain[], window: Window) {
    this.chains = chains;
    this.window = window;
    this.use(window);
  }

  /** Replaces the figures and drops cached responses. */
  use(window: Window): void {
    this.window = window;
    this.percents = availability(window, this.chains);
    this.texts.clear();
    this.latencies.clear();
  }

  text(name: string, make: (window: Window, chains: Chain[]) => unknown): string {
    const known = this.texts.get(name);
    if (known !== undefined) return known;
    const text = JSON.stringify(make(this.window, this.chains));
    this.texts.set(name, text);
    return text;
  }

  /** The latencies of a chain, at most a minute old. */
  latency(db: Kysely<Tables>, chain: Chain, now: Date): Promise<string> {
    const known = this.latencies.get(chain.key);
    if (known && known.until > now.getTime()) return known.text;
    const text = latency(db, this.window, chain, now).then((response) => JSON.stringify(response));
    this.latencies.set(chain.key, { text, until: now.getTime() + latencyMaxAgeMs });
    text.catch(() => this.latencies.delete(chain.key));
    return text;
  }
}
