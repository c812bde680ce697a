import { sql } from "kysely";
import type { Kysely } from "kysely";

import { openDatabase } from "../index.ts";
import type { Database, Tables } from "../index.ts";
import { postgresDialect } from "../postgresDialect.ts";
import { findPostgres, startPostgres } from "./postgresServer.ts";
import type { PostgresServer } from "./postgresServer.ts";
import { createTemporaryDatabase, emptyAll } from "./template.ts";

/** One database for the tests of a file, empty for each: a real PostgreSQL where one is installed, PGlite elsewhere. */
export function shareInstalledDatabase(): { readonly db: Kysely<Tables> } {
  const programs = findPostgres();
  let server: PostgresServer | undefined;
  let database: Database | undefined;
  beforeAll(async () => {
    if (programs) server = await startPostgres(programs);
    database = await (server ? openDatabase(postgresDialect(server.url("postgres"))) : createTemporaryDatabase());
  }, 60_000);
  // Before each test: hooks after it run in the order in which they were written, so that services still use it.
  beforeEach(() => database && sql.raw(emptyAll).execute(database.db));
  afterAll(async () => {
    await database?.close();
    server?.remove();
  });
  return {
    get db() {
      if (!database) throw new Error("The database is open from beforeAll to afterAll only.");
      return database.db;
    },
  };
}
