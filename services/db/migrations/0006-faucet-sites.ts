import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Claims store the /48 of an IPv6 visitor beside the /64. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("faucet_claims")
    .addColumn("site", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createIndex("faucet_claims_by_site")
    .on("faucet_claims")
    .columns(["site", "created_at"])
    .where(sql.ref("site"), "<>", "")
    .execute();
}
