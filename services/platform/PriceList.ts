import type { Kysely } from "kysely";

import type { AvailabilityPercents } from "../../features/shared/contracts/availabilityApi.ts";
import type { Tables } from "../db/index.ts";
import { logFailure } from "../kit/logFailure.ts";
import { loadPrices } from "./loadPrices.ts";
import type { Prices } from "./loadPrices.ts";

/** Returns the same object until a measurement changes. */
export type AvailabilitySource = () => AvailabilityPercents;

/** The price list in memory with prepared responses; the last good one stays when the database fails. */
export class PriceList {
  private current: Prices;
  private availability: AvailabilityPercents;
  private readonly responses = new Map<string, string>();
  private readonly db: Kysely<Tables>;
  private readonly source: AvailabilitySource;

  private constructor(db: Kysely<Tables>, prices: Prices, source: AvailabilitySource) {
    this.db = db;
    this.current = prices;
    this.source = source;
    this.availability = source();
  }

  static async load(db: Kysely<Tables>, source: AvailabilitySource): Promise<PriceList> {
    return new PriceList(db, await loadPrices(db), source);
  }

  get prices(): Prices {
    return this.current;
  }

  /** JSON cached by name until its source changes. */
  getJson(name: string, create: (prices: Prices, availability: AvailabilityPercents) => unknown): string {
    const availability = this.source();
    if (availability !== this.availability) this.responses.clear();
    this.availability = availability;
    const known = this.responses.get(name);
    if (known !== undefined) return known;
    const text = JSON.stringify(create(this.current, availability));
    this.responses.set(name, text);
    return text;
  }

  /** Reloads the list: another process may have changed it. */
  async refresh(): Promise<void> {
    try {
      this.current = await loadPrices(this.db);
      this.responses.clear();
    } catch (error) {
      logFailure("warn", "platform", "prices not reloaded", error);
    }
  }
}
