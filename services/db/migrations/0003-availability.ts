import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Tables of the availability service. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("availability_days")
    .addColumn("protocol", "text", (column) => column.notNull())
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("region", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("samples", "integer", (column) => column.notNull())
    .addColumn("reachable", "integer", (column) => column.notNull())
    .addColumn("p50", "double precision")
    .addColumn("p95", "double precision")
    .addColumn("behind", "integer")
    .addColumn("sample", "boolean", (column) => column.notNull())
    .addColumn("updated_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint("availability_days_key", ["protocol", "network", "region", "day"])
    .execute();
  await db.schema.createIndex("availability_days_by_change").on("availability_days").column("updated_at").execute();
  await db.schema
    .createTable("probe_results")
    .addColumn("id", "bigserial", (column) => column.primaryKey())
    .addColumn("protocol", "text", (column) => column.notNull())
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("region", "text", (column) => column.notNull())
    .addColumn("endpoint", "integer", (column) => column.notNull())
    .addColumn("taken_at", "timestamptz", (column) => column.notNull())
    .addColumn("reachable", "boolean", (column) => column.notNull())
    .addColumn("latency", "double precision")
    .addColumn("height", "bigint")
    .addColumn("behind", "integer")
    .addUniqueConstraint("probe_results_once", ["protocol", "network", "region", "endpoint", "taken_at"])
    .execute();
  await db.schema.createIndex("probe_results_by_age").on("probe_results").column("taken_at").execute();
}
