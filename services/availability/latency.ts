import { sql } from "kysely";
import type { Kysely } from "kysely";

import type { Latency } from "../../features/shared/contracts/availabilityApi.ts";
import type { Chain } from "../kit/catalog/readChains.ts";
import type { Tables } from "../db/index.ts";
import { findNewestLatency, tenth } from "./figures.ts";
import type { Window } from "./History.ts";
import { getHeightCall } from "./probe/heightCalls.ts";
import { mainNetwork, regions } from "./ProbeResult.ts";

const periodMs = 24 * 3600 * 1000;

/**
 * Latency of a chain over the last 24 hours in every region: measured, otherwise of the window's last day if that is a
 * sample, otherwise of the newest day of the last seven, with its date.
 */
export async function latency(db: Kysely<Tables>, window: Window, chain: Chain, now: Date): Promise<Latency> {
  const measured = await loadMeasured(db, chain, new Date(now.getTime() - periodMs));
  const found = regions.map((region) => {
    const own = measured.get(region);
    const newest = own ? undefined : findNewestLatency(window, chain.key, region);
    const { p50 = null, p95 = null, samples = 0 } = own ?? newest ?? {};
    const isLastSample = newest?.sample === true && newest.day === window.days.at(-1);
    const day = isLastSample ? undefined : newest?.day;
    return {
      isSample: newest?.sample === true,
      figures: { id: region, p50: tenth(p50), p95: tenth(p95), samples, day },
    };
  });
  return {
    protocol: chain.key,
    network: mainNetwork(chain),
    method: getHeightCall(chain).name,
    period: "24 h",
    to: now.toISOString(),
    sample: found.some(({ isSample }) => isSample),
    regions: found.map(({ figures }) => figures),
  };
}

async function loadMeasured(db: Kysely<Tables>, chain: Chain, since: Date) {
  const { rows } = await sql<{ region: string; samples: number; p50: number; p95: number }>`
    select region, count(*) as samples,
      percentile_cont(0.5) within group (order by latency) as p50,
      percentile_cont(0.95) within group (order by latency) as p95
    from probe_results
    where protocol = ${chain.key} and network = ${mainNetwork(chain)} and reachable and taken_at > ${since}
    group by region`.execute(db);
  return new Map(rows.map((row) => [row.region, row]));
}
