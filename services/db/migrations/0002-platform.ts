import type { Kysely } from "kysely";

/** Tables of the platform service; they are filled at each start from the data folder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("chains")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("multiplier", "double precision", (column) => column.notNull())
    .addColumn("families", "jsonb", (column) => column.notNull())
    // Not jsonb, which reorders members.
    .addColumn("networks", "json", (column) => column.notNull())
    .addColumn("service_levels", "jsonb", (column) => column.notNull())
    .addColumn("is_partner", "boolean")
    .addColumn("youtube", "text")
    .execute();
  await db.schema
    .createTable("compute_methods")
    .addColumn("family", "text", (column) => column.notNull())
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("multiplier", "double precision", (column) => column.notNull())
    .addPrimaryKeyConstraint("compute_methods_key", ["family", "method"])
    .execute();
  await db.schema
    .createTable("plans")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("row", "json", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("demo_sessions")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("plan_id", "text", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addColumn("expires_at", "timestamptz", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("demo_sessions_by_end").on("demo_sessions").column("expires_at").execute();
}
