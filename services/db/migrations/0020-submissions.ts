import type { Kysely } from "kysely";

/** Who receives a submission by e-mail, and how far the team is with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("submissions")
    .addColumn("recipients", "text")
    .addColumn("done_at", "timestamptz")
    .addColumn("assignee", "text")
    .execute();
}
