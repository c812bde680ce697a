import type { Kysely } from "kysely";

import type { Chain } from "../kit/catalog/readChains.ts";
import type { Tables } from "../db/index.ts";
import { logFailure } from "../kit/logFailure.ts";
import { Mutex } from "../kit/Mutex.ts";
import { ResponseCache } from "./ResponseCache.ts";
import { toDay } from "./days.ts";
import { History } from "./History.ts";
import { removeSamples, seedSamples } from "./seed.ts";
import { storeResults } from "./storeResults.ts";
import type { ProbeResult } from "./ProbeResult.ts";

type MeasurementsOptions = {
  db: Kysely<Tables>;
  chains: Chain[];
  /** Whether sample figures fill the days before the first measurement in a region. */
  sampleData: boolean;
  now: () => Date;
};

/** The stored measurements and the responses computed from them, updated by results and by time. */
export class Measurements {
  readonly responses: ResponseCache;
  private readonly options: MeasurementsOptions;
  private readonly history: History;
  private day: string;
  private version: number;
  // Concurrent updates could replace a newer window by an older one.
  private readonly mutex = new Mutex();

  private constructor(options: MeasurementsOptions, history: History, now: Date) {
    this.options = options;
    this.history = history;
    this.responses = new ResponseCache(options.chains, history.window(now));
    this.day = toDay(now);
    this.version = history.version;
  }

  static async open(options: MeasurementsOptions): Promise<Measurements> {
    const now = options.now();
    await roll(options, now);
    const history = new History(options.db, options.chains);
    await history.load(now);
    return new Measurements(options, history, now);
  }

  /** Stores a round of results; responses contain them when this returns. */
  async store(results: ProbeResult[]): Promise<void> {
    await storeResults(this.options.db, results, this.options.now());
    await this.mutex.run(() => this.update());
  }

  /** Reads results of other processes and starts a new day; keeps the current figures when the database fails. */
  refresh(): Promise<void> {
    return this.mutex
      .run(() => this.update())
      .catch((error: unknown) => logFailure("warn", "availability", "figures not reloaded", error));
  }

  private async update(): Promise<void> {
    const now = this.options.now();
    const isNewDay = toDay(now) !== this.day;
    if (isNewDay) {
      await roll(this.options, now);
      await this.history.load(now);
      this.day = toDay(now);
    } else {
      await this.history.refresh(now);
    }
    if (this.version === this.history.version) return;
    this.version = this.history.version;
    this.responses.use(this.history.window(now));
  }
}

const roll = ({ db, chains, sampleData }: MeasurementsOptions, now: Date) =>
  sampleData ? seedSamples(db, chains, now) : removeSamples(db);
