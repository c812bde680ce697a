import type { Kysely } from "kysely";

/** When each method of a network was called last, and how far back and how wide it answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("method_checks")
    .addColumn("protocol", "text", (column) => column.notNull())
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("checked_at", "timestamptz", (column) => column.notNull())
    .addColumn("answered", "boolean", (column) => column.notNull())
    .addPrimaryKeyConstraint("method_checks_key", ["protocol", "network", "method"])
    .execute();
  await db.schema
    .createTable("reach_checks")
    .addColumn("protocol", "text", (column) => column.notNull())
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("checked_at", "timestamptz", (column) => column.notNull())
    .addColumn("blocks", "double precision", (column) => column.notNull())
    .addColumn("is_whole", "boolean", (column) => column.notNull())
    .addPrimaryKeyConstraint("reach_checks_key", ["protocol", "network", "kind"])
    .execute();
}
