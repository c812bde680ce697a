import type { Kysely } from "kysely";

/** What agents changed, by session and document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cms_agent_drafts")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("position", "bigserial", (column) => column.notNull())
    .addColumn("value", "json", (column) => column.notNull())
    .execute();
}
