import { sql } from "kysely";
import type { Kysely } from "kysely";

import type { Chain } from "../kit/catalog/readChains.ts";
import type { Tables } from "../db/index.ts";
import { addDays, toDay, windowEnding } from "./days.ts";
import { mainNetwork, regions } from "./ProbeResult.ts";
import { sampleDay } from "./sampleDay.ts";

const rowsAtOnce = 5_000;

/** Fills the last ninety days up to yesterday with sample figures; none follow a region's first measurement. */
export async function seedSamples(db: Kysely<Tables>, chains: Chain[], now: Date): Promise<void> {
  const days = windowEnding(addDays(toDay(now), -1));
  const { seededUntil, measuredSince } = await findPlaces(db);
  const rows = chains
    .filter(({ status }) => status === "available")
    .flatMap((chain) => regions.map((region) => ({ protocol: chain.key, network: mainNetwork(chain), region })))
    .flatMap((place) => {
      const name = getName(place);
      const after = seededUntil.get(name) ?? "";
      const before = measuredSince.get(name) ?? "9999";
      const missing = days.filter((day) => day > after && day < before);
      return missing.flatMap((day) => {
        const figures = sampleDay(place.protocol, place.region, day);
        return figures ? [{ ...place, day, ...figures }] : [];
      });
    });
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await insertSamples(db, rows.slice(start, start + rowsAtOnce));
  }
  const samples = db.deleteFrom("availability_days").where("sample", "=", true);
  await samples.where("day", "<", days[0] ?? "").execute();
}

/** Deletes every sample figure. */
export async function removeSamples(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom("availability_days").where("sample", "=", true).execute();
}

type SeriesKey = { protocol: string; network: string; region: string };
const getName = ({ protocol, network, region }: SeriesKey) => `${protocol}/${network}/${region}`;

async function findPlaces(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom("availability_days")
    .select(({ fn }) => [
      "protocol",
      "network",
      "region",
      "sample",
      fn.min("day").as("first"),
      fn.max("day").as("last"),
    ])
    .groupBy(["protocol", "network", "region", "sample"])
    .execute();
  return {
    seededUntil: new Map(rows.filter(({ sample }) => sample).map((row) => [getName(row), row.last])),
    measuredSince: new Map(rows.filter(({ sample }) => !sample).map((row) => [getName(row), row.first])),
  };
}

// One parameter for thousands of rows: a parameter per value takes seconds in PGlite.
async function insertSamples(db: Kysely<Tables>, rows: object[]): Promise<void> {
  await sql`
    insert into availability_days
      (protocol, network, region, day, samples, reachable, p50, p95, behind, sample)
    select protocol, network, region, day, samples, reachable, p50, p95, behind, true
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(
      protocol text, network text, region text, day text, samples integer, reachable integer,
      p50 double precision, p95 double precision, behind integer)
    on conflict do nothing`.execute(db);
}
