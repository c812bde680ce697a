import type { Kysely } from "kysely";

/** Claims store the gas that their payment used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("faucet_claims").addColumn("gas_used", "integer").execute();
}
