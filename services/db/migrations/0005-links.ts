import type { Kysely } from "kysely";

/** The last check of each external link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("link_checks")
    .addColumn("url", "text", (column) => column.primaryKey())
    .addColumn("checked_at", "timestamptz", (column) => column.notNull())
    .addColumn("status", "integer")
    .execute();
}
