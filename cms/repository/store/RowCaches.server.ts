import type { Touched } from "./notices.server.ts";

/** A cache of rows: reads those with some keys again, or all of them. */
export type RowCache = { reload: (keys: readonly string[] | undefined) => Promise<void> };

/** The caches of all tables. */
export class RowCaches {
  private readonly caches = new Map<string, RowCache>();

  add(table: string, cache: RowCache): void {
    this.caches.set(table, cache);
  }

  /** Reads changed rows. */
  async reload(touched: readonly Touched[]): Promise<void> {
    for (const [table, rows] of Map.groupBy(touched, ([name]) => name)) {
      const keys = rows.flatMap(([, key]) => key ?? []);
      await this.caches.get(table)?.reload(keys.length === rows.length ? [...new Set(keys)] : undefined);
    }
  }

  /** Reads every row. */
  async reloadAll(): Promise<void> {
    for (const cache of this.caches.values()) await cache.reload(undefined);
  }
}
