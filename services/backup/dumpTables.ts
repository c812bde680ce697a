import { sql } from "kysely";
import type { Kysely, Transaction } from "kysely";

import type { Tables } from "../db/index.ts";

const rowsAtOnce = 2_000;

/** End mark of a complete dump. */
export const endOfDump = "#";

/**
 * Every row of every table as text, from one snapshot: `#table`, then a line of JSON per row, and `#` at the end.
 * Referenced tables come first.
 */
export async function* dumpTables(db: Kysely<Tables>): AsyncGenerator<string> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute();
  try {
    for (const table of await listTables(transaction)) {
      yield `#${table}\n`;
      yield* dumpTable(transaction, table);
    }
    yield `${endOfDump}\n`;
  } finally {
    await transaction.rollback().execute();
  }
}

/** The parts of a dump as they come; throws at its end unless it is complete. */
export async function* requireWhole(parts: AsyncIterable<string | Uint8Array>): AsyncGenerator<string | Uint8Array> {
  let end = "";
  for await (const part of parts) {
    end = `${end}${Buffer.from(part).toString()}`.slice(-endOfDump.length - 2);
    yield part;
  }
  if (end !== `\n${endOfDump}\n` && end !== `${endOfDump}\n`)
    throw new Error("The dump of the tables broke off: make another backup.");
}

async function* dumpTable(transaction: Transaction<Tables>, table: string): AsyncGenerator<string> {
  // Columns of JSON as text: functions on JSON reject an escaped NUL inside, in a restore.
  const columns = (await listColumns(transaction, table)).map(({ name, isJson }) =>
    isJson ? sql`t.${sql.ref(name)}::text as ${sql.ref(name)}` : sql`t.${sql.ref(name)}`,
  );
  for (let after = "(0,0)"; ;) {
    const { rows } = await sql<{ at: string; row: string }>`
      select t.ctid::text as at, (select row_to_json(r) from (select ${sql.join(columns)}) r)::text as row
      from ${sql.table(table)} t where ctid > ${after}::tid order by ctid limit ${sql.lit(rowsAtOnce)}`.execute(
      transaction,
    );
    if (rows.length > 0) yield rows.map(({ row }) => `${row}\n`).join("");
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last.at;
  }
}

type Column = { name: string; type: string; isJson: boolean };

/** Columns of a table with their types, in their order. */
export async function listColumns(db: Kysely<Tables>, table: string): Promise<Column[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(db);
  return rows.map(({ name, type }) => ({ name, type, isJson: /^jsonb?$/.test(type) }));
}

/** Names of the back ends' tables, referenced ones first. */
export async function listTables(db: Kysely<Tables>): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely_%'
    order by table_name`.execute(db);
  const references = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f'`.execute(db);
  const sorted: string[] = [];
  const add = (name: string) => {
    if (sorted.includes(name)) return;
    for (const { child, parent } of references.rows) if (child === name && parent !== name) add(parent);
    sorted.push(name);
  };
  for (const { name } of tables.rows) add(name);
  return sorted;
}
