import { sql } from "kysely";
import type { Kysely } from "kysely";

/** State shared by instances of the content repository: documents' state, changes, leases, events and presence. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("content_state")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "jsonb", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("content_changes")
    .addColumn("seq", "bigserial", (column) => column.primaryKey())
    .addColumn("owner", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("made_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable("content_leases")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("owner", "text")
    .addColumn("ends_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable("content_events")
    .addColumn("id", "bigserial", (column) => column.primaryKey())
    .addColumn("person", "text", (column) => column.notNull())
    .addColumn("document", "text")
    .addColumn("event", "jsonb", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("content_presence")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("document", "text", (column) => column.notNull())
    .addColumn("entry", "jsonb", (column) => column.notNull())
    .addColumn("seen_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex("content_presence_by_document").on("content_presence").column("document").execute();
}
