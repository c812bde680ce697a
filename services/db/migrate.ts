import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";

import { migrations } from "./migrations/index.ts";
import type { Tables } from "./tables/index.ts";

/** Migrates the tables; processes that start concurrently wait for each other (Kysely holds an advisory lock). */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Services have separate tables, so the order of their migrations does not matter.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
