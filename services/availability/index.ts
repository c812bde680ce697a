/**
 * Measures and stores availability and latency of every endpoint, and stores link checks. A probe (`npm run probe`)
 * sends results; days without measurements have sample figures, marked as such.
 */
import { sql } from "kysely";
import type { Kysely } from "kysely";

import { readChains } from "../kit/catalog/readChains.ts";
import type { Tables } from "../db/index.ts";
import type { BearerCheck } from "../kit/isSame.ts";
import type { Service } from "../kit/service.ts";
import type { AvailabilityPercents } from "../../features/shared/contracts/availabilityApi.ts";
import { readLinkChecks } from "./links/linkChecks.ts";
import { createAvailabilityApi } from "./createAvailabilityApi.ts";
import { findOutages } from "./findOutages.ts";
import type { Outage } from "./findOutages.ts";
import { Measurements } from "./Measurements.ts";

export type AvailabilityOptions = {
  db: Kysely<Tables>;
  /** Folder with `protocols.json`. */
  dataFolder: string;
  /** Whether a probe may store results. */
  isWriter: BearerCheck;
  /** Whether sample figures, marked as such, fill the days before the first measurement in a region. */
  sampleData: boolean;
  now?: () => Date;
};

export type AvailabilityService = Service & {
  /** Percent by chain and region; the same object until a figure changes. */
  percents(): AvailabilityPercents;
  /** The last check of each external link, by URL. */
  linkChecks(): ReturnType<typeof readLinkChecks>;
  /** Chains that answer no probe in some regions now. */
  outages(): Promise<Outage[]>;
  /** Reads results of other processes, and starts a new day. */
  refresh(): Promise<void>;
};

const refreshIntervalMs = 30_000;

/** Availability by chain, region and day, computed from the stored results of probes. */
export async function createAvailabilityService(options: AvailabilityOptions): Promise<AvailabilityService> {
  const { db, dataFolder, isWriter, sampleData, now = () => new Date() } = options;
  const chains = readChains(dataFolder);
  const measurements = await Measurements.open({ db, chains, sampleData, now });
  const timer = setInterval(() => void measurements.refresh(), refreshIntervalMs).unref();
  return {
    name: "availability",
    app: createAvailabilityApi({ db, chains, measurements, isWriter, now }),
    check: async () => void (await sql`select 1`.execute(db)),
    close: async () => clearInterval(timer),
    percents: () => measurements.responses.percents,
    linkChecks: () => readLinkChecks(db),
    outages: () => findOutages(db, chains, now()),
    refresh: () => measurements.refresh(),
  };
}
