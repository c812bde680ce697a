import type { Kysely } from "kysely";

/** What preview links show, by its hash: links of the same version share one row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cms_preview_contents")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("position", "bigserial", (column) => column.notNull())
    .addColumn("value", "json", (column) => column.notNull())
    .execute();
}
