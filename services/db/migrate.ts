import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";

import { migrations } from "./migrations/index.ts";
import type { Tables } from "./tables/index.ts";

/** A newer version of the program has migrated the database. */
class NewerDatabase extends Error {
  constructor(cause: Error) {
    super(
      "A newer version of this program has changed the database: start that version, or restore a backup of this one. Nothing was changed.",
      { cause },
    );
  }
}

/** Migrates the tables; processes that start concurrently wait for each other (Kysely holds an advisory lock). */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Services have separate tables, so the order of their migrations does not matter.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  // Kysely finds a migration executed that this program does not have.
  if (error instanceof Error && error.message.startsWith("corrupted migrations")) throw new NewerDatabase(error);
  if (error) throw error;
}
