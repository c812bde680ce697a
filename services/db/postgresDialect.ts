import { PostgresDialect } from "kysely";
import pg from "pg";

import { log } from "../kit/log.ts";

const bigint = 20;

/** A pool of connections to a PostgreSQL server; no statement runs longer than 15 s. */
export function postgresDialect(databaseUrl: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    // As PGlite does: by default counts would be strings.
    types: {
      getTypeParser: (id, format) => (id === bigint ? Number : pg.types.getTypeParser(id, format)),
    },
  });
  // Without both listeners the loss of the server ends the process: the pool handles errors of idle connections only.
  pool.on("error", () => undefined);
  pool.on("connect", (client) =>
    client.on("error", ({ message }) => log("warn", "db", "connection lost", { reason: message })),
  );
  return new PostgresDialect({ pool });
}
