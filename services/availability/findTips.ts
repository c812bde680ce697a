import type { Kysely } from "kysely";

import type { Tables } from "../db/index.ts";
import type { ProbeResult } from "./ProbeResult.ts";

type NetworkKey = Pick<ProbeResult, "protocol" | "network">;

// Regions measure at different times; an older height is still a lower bound of the tip.
const windowMs = 10 * 60_000;

/** The highest block that any endpoint of a network is known to have had at the time of a round. */
export async function findTips(
  db: Kysely<Tables>,
  round: ProbeResult[],
): Promise<(place: NetworkKey) => number | undefined> {
  const moments = round.map(({ takenAt }) => takenAt.getTime());
  const known = await db
    .selectFrom("probe_results")
    .select(({ fn }) => ["protocol", "network", fn.max("height").as("height")])
    .where("height", "is not", null)
    .where("taken_at", ">", new Date(Math.min(...moments) - windowMs))
    .where("taken_at", "<=", new Date(Math.max(...moments)))
    .groupBy(["protocol", "network"])
    .execute();
  const tips = new Map<string, number>();
  for (const { height, ...place } of [...known, ...round]) {
    if (height !== null) tips.set(getName(place), Math.max(height, tips.get(getName(place)) ?? 0));
  }
  return (place) => tips.get(getName(place));
}

const getName = ({ protocol, network }: NetworkKey) => `${protocol}/${network}`;
