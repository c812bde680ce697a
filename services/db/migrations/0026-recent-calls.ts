import type { Kysely } from "kysely";

/** The last calls of each account, one row for each process that served it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("recent_calls")
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("writer", "text", (column) => column.notNull())
    .addColumn("calls", "jsonb", (column) => column.notNull())
    .addColumn("written_at", "timestamptz", (column) => column.notNull())
    .addPrimaryKeyConstraint("recent_calls_key", ["account_id", "writer"])
    .execute();
}
