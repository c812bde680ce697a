import type { Kysely } from "kysely";

/** What people of the Studio are told, there and by e-mail; such e-mails belong to no submission. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cms_notifications")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("position", "bigserial", (column) => column.notNull())
    .addColumn("person", "text", (column) => column.notNull())
    .addColumn("value", "json", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("cms_notifications_by_person")
    .on("cms_notifications")
    .columns(["person", "position"])
    .execute();
  await db.schema
    .alterTable("outbox")
    .alterColumn("submission_id", (column) => column.dropNotNull())
    .execute();
  await db.schema.alterTable("outbox").addColumn("mail", "json").execute();
}
