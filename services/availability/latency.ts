import { sql } from "kysely";
import type { Kysely } from "kysely";

import type { Latency } from "../../features/shared/contracts/availabilityApi.ts";
import type { Chain } from "../kit/catalog/readChains.ts";
import type { Tables } from "../db/index.ts";
import { tenth } from "./figures.ts";
import type { Window } from "./History.ts";
import { getHeightCall } from "./probe/heightCalls.ts";
import { mainNetwork, regions } from "./ProbeResult.ts";

const periodMs = 24 * 3600 * 1000;

/**
 * Latency of a chain over the last 24 hours in every region: measured, otherwise of the window's last day if that is a
 * sample, otherwise nothing.
 */
export async function latency(db: Kysely<Tables>, window: Window, chain: Chain, now: Date): Promise<Latency> {
  const measured = await loadMeasured(db, chain, new Date(now.getTime() - periodMs));
  const found = regions.map((region) => {
    const own = measured.get(region);
    const last = window.rows(chain.key, region).at(-1);
    const sample = !own && last?.sample ? last : undefined;
    const { p50 = null, p95 = null, samples = 0 } = own ?? sample ?? {};
    return { isSample: sample !== undefined, figures: { id: region, p50: tenth(p50), p95: tenth(p95), samples } };
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
