import type { Kysely } from "kysely";

/** Filled slices that pages begin with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cms_saved_slices")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("position", "bigserial", (column) => column.notNull())
    .addColumn("value", "json", (column) => column.notNull())
    .execute();
}
