import type { Kysely } from "kysely";

/** Confirmed claims store what their address then had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("faucet_claims").addColumn("balance", "text").execute();
}
