import type { Kysely } from "kysely";

import type { Tables } from "../db/index.ts";
import type { Chain } from "../kit/catalog/readChains.ts";
import { mainNetwork } from "./ProbeResult.ts";

/** A chain whose main network answers no probe in some regions; `since` is the first probe without an answer. */
export type Outage = { protocol: string; name: string; regions: string[]; since: Date };

const windowMs = 30 * 60_000;
// A probe that stopped tells nothing about the chain.
const maxAgeMs = 10 * 60_000;
const minFailures = 3;

type Result = { taken_at: Date; reachable: boolean };

/** Outages by the latest probes: regions whose last three or more probes all failed. */
export async function findOutages(db: Kysely<Tables>, chains: readonly Chain[], now: Date): Promise<Outage[]> {
  const rows = await db
    .selectFrom("probe_results")
    .select(["protocol", "network", "region", "taken_at", "reachable"])
    .where("taken_at", ">", new Date(now.getTime() - windowMs))
    .orderBy("taken_at", "desc")
    .execute();
  const byPlace = Map.groupBy(rows, ({ protocol, network, region }) => `${protocol} ${network} ${region}`);
  return chains.flatMap((chain) => {
    const places = [...byPlace.values()].filter(
      ([first]) => first?.protocol === chain.key && first.network === mainNetwork(chain),
    );
    const failed = places.flatMap((results) => {
      const since = findStart(results, now);
      return since ? [{ region: results[0]?.region ?? "", since }] : [];
    });
    if (failed.length === 0) return [];
    const since = new Date(Math.min(...failed.map((one) => one.since.getTime())));
    return [{ protocol: chain.key, name: chain.name, regions: failed.map(({ region }) => region).sort(), since }];
  });
}

/** When the failures at the head of a list, latest first, began; `undefined` when they are too few or too old. */
function findStart(results: readonly Result[], now: Date): Date | undefined {
  const [latest] = results;
  if (!latest || now.getTime() - latest.taken_at.getTime() > maxAgeMs) return undefined;
  const answered = results.findIndex(({ reachable }) => reachable);
  const failures = answered === -1 ? results : results.slice(0, answered);
  return failures.length >= minFailures ? failures.at(-1)?.taken_at : undefined;
}
