import { existsSync } from "node:fs";
import { join } from "node:path";

import { createDatabase, DatabaseInUse } from "#db/index.ts";
import type { Database } from "#db/index.ts";

import type { ServicesEnv } from "#env";
import { readWriteToken, RepositoryClient } from "./publish/RepositoryClient.ts";

type Tasks<T> = {
  /** In the database, when no back ends have locked it. */
  stored: (database: Database) => Promise<T>;
  /** Through the running back ends. */
  running: (client: RepositoryClient) => Promise<T>;
  /** Without a database nothing was ever stored. */
  none: T;
};

/** Runs a command's task on what the CMS has stored, whether the back ends run or not. */
export async function openRepository<T>(env: ServicesEnv, { stored, running, none }: Tasks<T>): Promise<T> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SERVICES_PORT, source } = env;
  if (!databaseUrl && !existsSync(join(dataDir, "database"))) return none;
  let database: Database;
  try {
    database = await createDatabase({ ...(databaseUrl ? { databaseUrl } : {}), dataDir });
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error;
    const token = readWriteToken(dataDir, source.PRISMIC_WRITE_TOKEN);
    return running(new RepositoryClient({ origin: `http://127.0.0.1:${SERVICES_PORT}`, token }));
  }
  return stored(database).finally(() => database.close());
}
