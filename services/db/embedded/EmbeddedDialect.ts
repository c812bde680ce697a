import { PGliteAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  Kysely,
  QueryResult,
  TransactionSettings,
} from "kysely";

export type Result<Row> = {
  rows: Row[];
  affectedRows?: number | undefined;
  command?: string | undefined;
};

/** The single connection to a PostgreSQL inside this process. */
export type EmbeddedConnection = {
  /** Incremented when the database is reopened: earlier transactions are lost. */
  readonly generation: number;
  open(): Promise<void>;
  query<Row>(sql: string, parameters: readonly unknown[]): Promise<Result<Row>>;
  /** Called between transactions for maintenance; never throws. */
  rest(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Kysely's PostgreSQL dialect over an embedded database. Its own PGlite driver waits forever when a transaction cannot
 * begin.
 */
export class EmbeddedDialect implements Dialect {
  private readonly connection: EmbeddedConnection;

  constructor(connection: EmbeddedConnection) {
    this.connection = connection;
  }

  createAdapter = () => new PGliteAdapter();
  createDriver = () => new EmbeddedDriver(this.connection);
  createIntrospector = (db: Kysely<unknown>) => new PostgresIntrospector(db);
  createQueryCompiler = () => new PostgresQueryCompiler();
}

class EmbeddedDriver implements Driver {
  private readonly embedded: EmbeddedConnection;
  private readonly connection: DatabaseConnection;
  /** Generation of the current transaction. */
  private transaction: number | undefined;

  constructor(embedded: EmbeddedConnection) {
    this.embedded = embedded;
    this.connection = { executeQuery: (query) => this.execute(query), streamQuery: noStreams };
  }

  init = () => this.embedded.open();
  acquireConnection = async () => this.connection;
  destroy = () => this.embedded.close();

  async beginTransaction(_: DatabaseConnection, { isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : "";
    await this.embedded.query(`start transaction${level} ${accessMode ?? ""}`, []);
    this.transaction = this.embedded.generation;
  }

  async commitTransaction(): Promise<void> {
    this.assertSameGeneration();
    const { command } = await this.embedded.query("commit", []);
    // PostgreSQL's response to a commit after a failed statement.
    if (command === "ROLLBACK") throw new Error("The transaction was rolled back: a statement in it had failed.");
  }

  async rollbackTransaction(): Promise<void> {
    if (this.transaction === this.embedded.generation) await this.embedded.query("rollback", []);
  }

  async releaseConnection(): Promise<void> {
    this.transaction = undefined;
    await this.embedded.rest();
  }

  private async execute<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    this.assertSameGeneration();
    const { rows, affectedRows } = await this.embedded.query<Row>(sql, parameters);
    return {
      rows,
      ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
    };
  }

  private assertSameGeneration(): void {
    if (this.transaction === undefined || this.transaction === this.embedded.generation) return;
    throw new Error("The transaction was lost: the database failed and was reopened.");
  }
}

function noStreams(): never {
  throw new Error("The embedded database does not stream.");
}
