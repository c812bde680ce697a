import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Tables of small records of the CMS: JSON by key, in the order of insertion. */
const recordTables = [
  "cms_people",
  "cms_sessions",
  "cms_releases",
  "cms_schedules",
  "cms_done_schedules",
  "cms_requests",
  "cms_previews",
  "cms_translations",
  "cms_replacements",
  "cms_assets",
  "cms_asset_tags",
  "cms_project_files",
  "cms_models",
  "cms_webhooks",
];

/** The CMS, as `json`, which keeps the order of members: documents in all their versions, its records, and the number of its last write. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `content_state` stays: its rows are imported at the first start, like the files of the data folder.
  for (const table of ["content_changes", "content_leases"]) await db.schema.dropTable(table).execute();
  await sql`alter table content_events alter column event type json using event::json`.execute(db);
  await db.schema
    .createTable("cms_state")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("seq", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("imported_at", "timestamptz")
    .execute();
  for (const table of recordTables) {
    await db.schema
      .createTable(table)
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("position", "bigserial", (column) => column.notNull())
      .addColumn("value", "json", (column) => column.notNull())
      .execute();
  }
  await db.schema
    .createTable("cms_comments")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("position", "bigserial", (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .addColumn("value", "json", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("cms_comments_by_document").on("cms_comments").column("document").execute();
  await db.schema
    .createTable("cms_published")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("published_at", "bigint", (column) => column.notNull())
    // Null: unpublished, also when a file of the seed has the document.
    .addColumn("document", "json")
    .execute();
  await db.schema
    .createTable("cms_drafts")
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("position", "bigserial", (column) => column.notNull())
    .addColumn("draft", "json", (column) => column.notNull())
    .addPrimaryKeyConstraint("cms_drafts_key", ["place", "id"])
    .execute();
  await db.schema
    .createTable("cms_versions")
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("by", "json")
    .addColumn("document", "json")
    .addPrimaryKeyConstraint("cms_versions_key", ["id", "kind", "at"])
    .execute();
}
