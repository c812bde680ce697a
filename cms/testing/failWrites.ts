import { sql } from "kysely";

import type { Database } from "#db/index.ts";

/** Makes every write to a table fail, as on a full disk, until the returned function is called. */
export async function failWrites({ db }: Database, table: string): Promise<() => Promise<void>> {
  await sql`
    create or replace function fail_write() returns trigger language plpgsql as
    $$ begin raise exception 'no space left on device'; end $$`.execute(db);
  await sql`
    create trigger fail_write before insert or update or delete on ${sql.table(table)}
    for each statement execute function fail_write()`.execute(db);
  return async () => void (await sql`drop trigger fail_write on ${sql.table(table)}`.execute(db));
}
