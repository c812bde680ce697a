import type { Kysely } from "kysely";

/** Attempts to sign in, counted for all instances; the columns are those of `rate-limiter-flexible`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("content_limits")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull())
    .addColumn("expire", "bigint")
    .execute();
}
