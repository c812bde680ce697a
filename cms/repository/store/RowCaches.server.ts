import type { Touched } from "./notices.server.ts";

/** A stored row that cannot be read and so takes no part. */
export type UnreadableRow = { table: string; key: string; reason: string };

/** A cache of rows: reads those with some keys again, or all of them. */
export type RowCache = {
  reload: (keys: readonly string[] | undefined) => Promise<void>;
  readonly unreadable?: UnreadableRow[];
};

/** The caches of all tables. */
export class RowCaches {
  readonly #caches = new Map<string, RowCache>();

  add(table: string, cache: RowCache): void {
    this.#caches.set(table, cache);
  }

  /** Rows of all tables that cannot be read. */
  get unreadable(): UnreadableRow[] {
    return [...this.#caches.values()].flatMap((cache) => cache.unreadable ?? []);
  }

  /** Reads changed rows. */
  async reload(touched: readonly Touched[]): Promise<void> {
    for (const [table, rows] of Map.groupBy(touched, ([name]) => name)) {
      const keys = rows.flatMap(([, key]) => key ?? []);
      await this.#caches.get(table)?.reload(keys.length === rows.length ? [...new Set(keys)] : undefined);
    }
  }

  /** Reads every row. */
  async reloadAll(): Promise<void> {
    for (const cache of this.#caches.values()) await cache.reload(undefined);
  }
}
