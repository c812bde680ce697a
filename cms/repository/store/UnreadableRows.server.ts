import { log } from "#kit/log.ts";

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

  /** Forgets some rows of a table, or all, before they are read again. */
  clear(table: string, keys?: readonly string[]): void {
    for (const { key } of this.all.filter((row) => row.table === table))
      if (!keys || keys.includes(key)) this.rows.delete(`${table} ${key}`);
  }
}

/** The key of a row that cannot be read, once a write takes its own. */
export const toAsideKey = (key: string): string => `${key} unreadable ${Date.now()}`;
