import type { Kysely } from "kysely";

/** Changes of many documents at once, to be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cms_bulk")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("position", "bigserial", (column) => column.notNull())
    .addColumn("value", "json", (column) => column.notNull())
    .execute();
}
