import type { Kysely } from "kysely";

/** Keys of accounts, and their usage. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("demo_sessions")
    .addColumn("has_keys", "boolean", (column) => column.notNull().defaultTo(false))
    .execute();
  await db.schema
    .createTable("api_keys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) =>
      column.notNull().references("demo_sessions.token_hash").onDelete("cascade"),
    )
    .addColumn("key_hash", "text", (column) => column.notNull().unique())
    // The key, encrypted with a secret of its owner.
    .addColumn("sealed", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    // A proof of work creates one key.
    .addColumn("proof", "text", (column) => column.unique())
    .execute();
  await db.schema.createIndex("api_keys_by_session").on("api_keys").column("token_hash").execute();
  await db.schema
    .createTable("key_usage")
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("key_id", "text", (column) => column.notNull())
    // Such as 2026-05-04, in UTC.
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("chain", "text", (column) => column.notNull())
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("requests", "double precision", (column) => column.notNull())
    .addColumn("units", "double precision", (column) => column.notNull())
    .addPrimaryKeyConstraint("key_usage_key", ["account_id", "day", "key_id", "chain", "network", "method"])
    .execute();
  await db.schema.createIndex("key_usage_by_day").on("key_usage").column("day").execute();
  await db.schema
    .createTable("usage_writers")
    .addColumn("writer", "text", (column) => column.primaryKey())
    .addColumn("sequence", "integer", (column) => column.notNull())
    .addColumn("written_at", "timestamptz", (column) => column.notNull())
    .execute();
}
