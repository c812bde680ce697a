import type { Kysely } from "kysely";

/** What subscribers of incidents were told, or need not be: announcements, updates and ends that were published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("incident_posts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("seen_at", "timestamptz", (column) => column.notNull())
    .execute();
}
