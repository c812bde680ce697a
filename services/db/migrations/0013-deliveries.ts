import type { Kysely } from "kysely";

/** Messages to webhooks, with every try to deliver them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cms_deliveries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("position", "bigserial", (column) => column.notNull())
    .addColumn("webhook", "text", (column) => column.notNull())
    .addColumn("value", "json", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("cms_deliveries_by_webhook")
    .on("cms_deliveries")
    .columns(["webhook", "position"])
    .execute();
}
