import { sql } from "kysely";
import type { Kysely } from "kysely";

import type { Tables } from "../db/index.ts";
import { addDays, toDay } from "./days.ts";
import type { ProbeResult } from "./ProbeResult.ts";
import { findTips } from "./findTips.ts";

// Single results cover the last 24 hours and the two days that may still change.
const retentionDays = 2;

/** Stores one round of results and recomputes their days; measured days replace sample days. */
export async function storeResults(db: Kysely<Tables>, results: ProbeResult[], now: Date): Promise<void> {
  if (results.length === 0) return;
  const getTip = await findTips(db, results);
  const rows = results.map(({ takenAt, ...rest }) => {
    const tip = getTip(rest);
    const behind = tip === undefined || rest.height === null ? null : Math.min(tip - rest.height, maxBehind);
    return { ...rest, taken_at: takenAt, behind };
  });
  await db.transaction().execute(async (transaction) => {
    // A round sent again after a lost response counts once.
    await transaction
      .insertInto("probe_results")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const day of new Set(results.map(({ takenAt }) => toDay(takenAt)))) await aggregate(transaction, day, results);
  });
  await db
    .deleteFrom("probe_results")
    .where("taken_at", "<", new Date(addDays(toDay(now), -retentionDays)))
    .execute();
}

// Maximum of its column.
const maxBehind = 2 ** 31 - 1;

async function aggregate(db: Kysely<Tables>, day: string, results: ProbeResult[]): Promise<void> {
  const places = results.filter(({ takenAt }) => toDay(takenAt) === day);
  await sql`
    insert into availability_days
      (protocol, network, region, day, samples, reachable, p50, p95, behind, sample, updated_at)
    select protocol, network, region, ${day}::text, count(*), count(*) filter (where reachable),
      percentile_cont(0.5) within group (order by latency), percentile_cont(0.95) within group (order by latency),
      percentile_disc(0.5) within group (order by behind), false, clock_timestamp()
    from probe_results
    where taken_at >= ${new Date(day)} and taken_at < ${new Date(addDays(day, 1))}
      and (protocol, network, region) in (
        select protocol, network, region
        from json_to_recordset(${JSON.stringify(places)}::json) as given(protocol text, network text, region text))
    group by protocol, network, region
    order by protocol, network, region
    on conflict (protocol, network, region, day) do update set
      samples = excluded.samples, reachable = excluded.reachable, p50 = excluded.p50, p95 = excluded.p95,
      behind = excluded.behind, sample = false, updated_at = excluded.updated_at`.execute(db);
}
