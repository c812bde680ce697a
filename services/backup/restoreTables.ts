import { sql } from "kysely";
import type { Kysely, Transaction } from "kysely";

import type { Tables } from "../db/index.ts";
import { endOfDump, listColumns, listTables } from "./dumpTables.ts";

const rowsAtOnce = 1_000;

/**
 * Fills the empty tables of a database from the lines of a dump in one transaction; returns row counts by table. Throws
 * when a table has rows, the dump has no end, or a table is unknown.
 */
export async function restoreTables(db: Kysely<Tables>, lines: AsyncIterable<string>): Promise<Record<string, number>> {
  return db.transaction().execute(async (transaction) => {
    const known = await requireEmpty(transaction);
    const counts: Record<string, number> = {};
    let table = "";
    let rows: string[] = [];
    let isComplete = false;
    const flush = async () => {
      if (rows.length > 0) await insertRows(transaction, table, rows);
      counts[table] = (counts[table] ?? 0) + rows.length;
      rows = [];
    };
    for await (const line of lines) {
      if (line.startsWith("#")) {
        if (table) await flush();
        isComplete = line === endOfDump;
        table = line.slice(1);
        if (table && !known.includes(table))
          throw new Error(
            `The backup has a table ${table}, which this version does not know: restore with its version.`,
          );
      } else if (line) {
        rows.push(line);
        if (rows.length === rowsAtOnce) await flush();
      }
    }
    if (!isComplete) throw new Error("The backup's tables are incomplete: make another backup.");
    for (const name of known) await continueNumbers(transaction, name);
    return counts;
  });
}

/** The names of all tables; throws when one has rows. */
export async function requireEmpty(db: Kysely<Tables>): Promise<string[]> {
  const tables = await listTables(db);
  for (const name of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new Error(`The database is not empty (${name} has rows): restore into a new one, or a new DATA_DIR.`);
  }
  return tables;
}

/** Columns missing in a row of an older version get their default. */
async function insertRows(transaction: Transaction<Tables>, table: string, rows: string[]): Promise<void> {
  const names = new Set(Object.keys(JSON.parse(rows[0] ?? "{}")));
  const columns = (await listColumns(transaction, table)).filter(({ name }) => names.has(name));
  for (const { name } of columns) names.delete(name);
  const [unknown] = names;
  if (unknown !== undefined)
    throw new Error(
      `The backup's table ${table} has a column ${unknown}, which this version does not know: restore with its version.`,
    );
  const targets = columns.map(({ name }) => sql.ref(name));
  const types = columns.map(({ name, type, isJson }) => sql`${sql.ref(name)} ${sql.raw(isJson ? "text" : type)}`);
  const values = columns.map(({ name, type, isJson }) =>
    isJson ? sql`${sql.ref(name)}::${sql.raw(type)}` : sql.ref(name),
  );
  // As text: JSON.parse would round large numbers.
  await sql`
    insert into ${sql.table(table)} (${sql.join(targets)}) overriding system value
    select ${sql.join(values)} from json_to_recordset(${`[${rows.join(",")}]`}::json) as rows(${sql.join(types)})`.execute(
    transaction,
  );
}

/** Sequences continue after the numbers of the backup. */
async function continueNumbers(transaction: Transaction<Tables>, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and (is_identity = 'YES' or column_default like 'nextval(%')`.execute(
    transaction,
  );
  for (const { name } of rows) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${name}), max(${sql.ref(name)})) from ${sql.table(table)}
      having max(${sql.ref(name)}) is not null`.execute(transaction);
  }
}
