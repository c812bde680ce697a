import type { Kysely } from "kysely";

/** Personal tokens of the Studio's people, by their public id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cms_tokens")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("position", "bigserial", (column) => column.notNull())
    .addColumn("value", "json", (column) => column.notNull())
    .execute();
}
