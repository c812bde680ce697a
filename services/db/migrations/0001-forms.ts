import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Tables of the forms service. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("submissions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("form", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("fields", "jsonb", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .addColumn("confirm_before", "timestamptz")
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex("submissions_by_form").on("submissions").columns(["form", "created_at"]).execute();
  await db.schema
    .createTable("outbox")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("submission_id", "text", (column) => column.notNull().references("submissions.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("next_try_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn("delivered_at", "timestamptz")
    .addColumn("given_up_at", "timestamptz")
    .addColumn("last_error", "text")
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint("outbox_once", ["submission_id", "kind"])
    .execute();
  await db.schema
    .createIndex("outbox_waiting")
    .on("outbox")
    .column("next_try_at")
    .where(sql.ref("delivered_at"), "is", null)
    .execute();
  await db.schema
    .createTable("used_captchas")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("expires_at", "timestamptz", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("keys")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}
