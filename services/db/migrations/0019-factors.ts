import type { Kysely } from "kysely";

/** Second factors of the Studio's people, by person: a TOTP secret, passkeys and hashes of recovery codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cms_factors")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("position", "bigserial", (column) => column.notNull())
    .addColumn("value", "json", (column) => column.notNull())
    .execute();
}
