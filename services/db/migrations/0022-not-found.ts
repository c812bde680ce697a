import type { Kysely } from "kysely";

/** Searches without a result and paths without a page, counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cms_not_found")
    .addColumn("id", "serial", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("referrers", "jsonb", (column) => column.notNull())
    .addColumn("last_day", "text", (column) => column.notNull())
    .addColumn("is_dismissed", "boolean", (column) => column.notNull().defaultTo(false))
    .addUniqueConstraint("cms_not_found_key", ["kind", "locale", "text"])
    .execute();
}
