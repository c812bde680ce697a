import type { Kysely } from "kysely";

/** Claims store when their block was seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("faucet_claims").addColumn("included_at", "timestamptz").execute();
}
