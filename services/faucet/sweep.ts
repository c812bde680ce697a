import type { Kysely } from "kysely";

import type { Tables } from "../db/index.ts";

const rememberedMs = 2 * 86_400_000;

/** Networks with claims without a final state. */
export async function networksWithWork(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom("faucet_claims")
    .select("network")
    .distinct()
    .where("state", "not in", ["confirmed", "failed"])
    .execute();
  return rows.map(({ network }) => network);
}

/** Deletes visitors' networks that no limit needs any longer. */
export async function forgetVisitors(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable("faucet_claims")
    .set({ visitor: "", site: "" })
    .where("visitor", "<>", "")
    .where("created_at", "<", new Date(Date.now() - rememberedMs))
    .execute();
}
