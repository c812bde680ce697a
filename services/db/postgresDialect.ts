import { PostgresDialect } from "kysely";
import type { PostgresPoolClient } from "kysely";
import pg from "pg";

import { reportDatabaseAway, reportDatabaseBack } from "../kit/DatabaseAway.ts";
import { describeOutage } from "./describeOutage.ts";

const bigint = 20;

/**
 * A pool of connections to a PostgreSQL server; by default no statement runs longer than 15 s. While the server is away,
 * queries throw `DatabaseAway`.
 */
export function postgresDialect(databaseUrl: string, options: pg.PoolConfig = {}): PostgresDialect {
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
    ...options,
  });
  // Without both listeners the loss of the server ends the process: the pool handles errors of idle connections only.
  // The next query reports it.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const connect = async () => nameOutages(await pool.connect().catch(rethrow));
  return new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } });
}

/** A connection whose queries throw `DatabaseAway` when the server is. */
function nameOutages(client: pg.PoolClient): PostgresPoolClient {
  const query = (...args: unknown[]) =>
    Promise.resolve(Reflect.apply(client.query, client, args)).then((result: unknown) => {
      reportDatabaseBack();
      return result;
    }, rethrow);
  return new Proxy(client, {
    get: (target, name) => {
      if (name === "query") return query;
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

function rethrow(error: unknown): never {
  const outage = describeOutage(error);
  throw outage === undefined ? error : reportDatabaseAway(outage, error);
}
