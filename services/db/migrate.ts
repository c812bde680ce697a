import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";

import { migrations } from "./migrations/index.ts";
import type { Tables } from "./tables/index.ts";

/** Brings the tables up to date; several processes starting at once take turns (Kysely holds an advisory lock). */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Services own separate tables, so the order in which their files arrive does not matter.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
