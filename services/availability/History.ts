import type { Kysely, Selectable } from "kysely";

import type { Chain } from "../kit/catalog/readChains.ts";
import type { Tables } from "../db/index.ts";
import type { AvailabilityDaysTable } from "../db/tables/availability.ts";
import { addDays, toDay, windowDays, windowEnding } from "./days.ts";
import { mainNetwork } from "./ProbeResult.ts";

export type DayRow = Omit<Selectable<AvailabilityDaysTable>, "network">;

/** The days of a response, and the figures of a chain in a region on each of them, oldest first. */
export type Window = { days: string[]; rows(protocol: string, region: string): (DayRow | undefined)[] };

// Rows of a transaction that ended later have an earlier time.
const overlapMs = 60_000;

/** The stored days of every chain's main network in memory, updated by later measurements. */
export class History {
  /** A new number after every change. */
  version = 0;
  private readonly db: Kysely<Tables>;
  private readonly networks: Map<string, string>;
  private places = new Map<string, Map<string, DayRow>>();
  private lastMeasured = "";
  private seen = new Date(0);

  constructor(db: Kysely<Tables>, chains: Chain[]) {
    this.db = db;
    this.networks = new Map(chains.map((chain) => [chain.key, mainNetwork(chain)]));
  }

  /** Reloads everything. */
  async load(now: Date): Promise<void> {
    const rows = await this.select(now).execute();
    this.places = new Map();
    for (const row of rows) this.take(row);
    this.version += 1;
  }

  /** Reads measurements since the last call, by this process or another one. */
  async refresh(now: Date): Promise<void> {
    const since = new Date(this.seen.getTime() - overlapMs);
    const rows = await this.select(now).where("sample", "=", false).where("updated_at", ">", since).execute();
    if (rows.filter((row) => this.take(row)).length > 0) this.version += 1;
  }

  /** Ninety days up to yesterday, or up to today once something was measured today. */
  window(now: Date): Window {
    const today = toDay(now);
    const days = windowEnding(this.lastMeasured === today ? today : addDays(today, -1));
    return {
      days,
      rows: (protocol, region) => {
        const rows = this.places.get(`${protocol}/${region}`);
        return days.map((day) => rows?.get(day));
      },
    };
  }

  private select(now: Date) {
    return this.db
      .selectFrom("availability_days")
      .selectAll()
      .where("day", ">", addDays(toDay(now), -windowDays - 1));
  }

  private take({ network, ...row }: Selectable<AvailabilityDaysTable>): boolean {
    if (!row.sample && row.updated_at > this.seen) this.seen = row.updated_at;
    if (this.networks.get(row.protocol) !== network) return false;
    const name = `${row.protocol}/${row.region}`;
    const rows = this.places.get(name) ?? new Map<string, DayRow>();
    if (rows.get(row.day)?.updated_at.getTime() === row.updated_at.getTime()) return false;
    this.places.set(name, rows.set(row.day, row));
    if (!row.sample && row.day > this.lastMeasured) this.lastMeasured = row.day;
    return true;
  }
}
