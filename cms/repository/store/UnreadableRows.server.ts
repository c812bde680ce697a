import type { Schema } from "yup";

import { getErrorMessage, log } from "#kit/log.ts";

/** A stored row, or file, that cannot be read and so takes no part. */
export type UnreadableRow = { table: string; key: string; reason: string };

/** The rows that cannot be read. Each is logged once. */
export class UnreadableRows {
  private readonly rows = new Map<string, UnreadableRow>();
  private readonly logged = new Set<string>();

  get all(): UnreadableRow[] {
    return [...this.rows.values()];
  }

  has = (table: string, key: string): boolean => this.rows.has(`${table} ${key}`);

  /** Names a row. */
  add(table: string, key: string, reason: string): void {
    const facts = { table, key, reason };
    this.rows.set(`${table} ${key}`, facts);
    if (this.logged.has(JSON.stringify(facts))) return;
    this.logged.add(JSON.stringify(facts));
    log("error", "content", "what is stored there cannot be read and is left out", facts);
  }

  /** What a function reads of a row; one that cannot be read is named. */
  read<T>(table: string, key: string, parse: () => T): T | undefined {
    try {
      return parse();
    } catch (error) {
      this.add(table, key, getErrorMessage(error));
      return undefined;
    }
  }

  /** The rows that fit a schema; each other one is named and left out. */
  pick<T>(table: string, rows: readonly { key: string; value: unknown }[], schema: Schema<T>): T[] {
    const keys = rows.map(({ key }) => key);
    this.clear(table, keys);
    return rows.flatMap(({ key, value }) => this.read(table, key, () => schema.validateSync(value)) ?? []);
  }

  /** Forgets some rows of a table, or all, before they are read again. */
  clear(table: string, keys?: readonly string[]): void {
    for (const { key } of this.all.filter((row) => row.table === table))
      if (!keys || keys.includes(key)) this.rows.delete(`${table} ${key}`);
  }
}
