import { sql } from "kysely";

import { createDatabase } from "../index.ts";
import type { Database } from "../index.ts";
import { createOnServer } from "./createOnServer.ts";
import { createTemporaryDatabase, emptyAll } from "./template.ts";

/** One database for the tests of a file, empty for each: a real PostgreSQL where one is installed, PGlite elsewhere. */
export function shareInstalledDatabase(): Database {
  let database: Database | undefined;
  beforeAll(async () => {
    const created = await createOnServer();
    database = await (created
      ? createDatabase({ databaseUrl: created.databaseUrl, dataDir: "" })
      : createTemporaryDatabase());
  }, 60_000);
  // Before each test: hooks after it run in the order in which they were written, so that services still use it.
  beforeEach(() => database && sql.raw(emptyAll).execute(database.db));
  afterAll(() => database?.close());
  const get = () => {
    if (!database) throw new Error("The database is open from beforeAll to afterAll only.");
    return database;
  };
  return {
    get db() {
      return get().db;
    },
    isShared: true,
    listen: (...listening) => get().listen(...listening),
    close: async () => undefined,
  };
}
