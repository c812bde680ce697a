import { sql } from "kysely";
import type { Schema } from "yup";

import type { CmsRecords } from "#db/tables/content.ts";
import type { ContentStore } from "./ContentStore.server.ts";

type Row = { key: string; value: object };

/** The records of a table, in memory and in the order of insertion. A record that its schema rejects is left out. */
export class CachedRecords<T extends object> {
  protected readonly store: ContentStore;
  private readonly table: CmsRecords;
  private readonly schema: Schema<T>;
  private readonly onRemove: (key: string) => void;
  private records = new Map<string, T>();
  private changeCount = 0;

  /** `onRemove` is called for each record that any instance deletes. */
  constructor(
    store: ContentStore,
    table: CmsRecords,
    schema: Schema<T>,
    options: { onRemove?: (key: string) => void } = {},
  ) {
    this.store = store;
    this.table = table;
    this.schema = schema;
    this.onRemove = options.onRemove ?? (() => undefined);
    store.follow(table, this);
  }

  /** Every record, oldest first. */
  get all(): T[] {
    return [...this.records.values()];
  }

  /** The same with their keys. */
  get entries(): [key: string, record: T][] {
    return [...this.records];
  }

  get size(): number {
    return this.records.size;
  }

  /** A counter that grows with every change. */
  get changes(): number {
    return this.changeCount;
  }

  find = (key: string): T | undefined => this.records.get(key);

  /** Stores a record under a key, replacing that of the same key in its place. */
  put(key: string, value: T): Promise<void> {
    return this.store.write(async () => {
      const text = JSON.stringify(value);
      await this.store.setAside(this.table, { key });
      await sql`
        insert into ${sql.table(this.table)} (key, value) values (${key}, ${text}::json)
        on conflict (key) do update set value = excluded.value`.execute(this.store.db);
      this.records.set(key, value);
      this.note(key);
    });
  }

  /** Deletes records; unknown keys are ignored. */
  async remove(...keys: string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.store.write(async () => {
      await sql`delete from ${sql.table(this.table)} where key = any(${keys})`.execute(this.store.db);
      for (const key of keys) {
        this.delete(key);
        this.note(key);
      }
    });
  }

  /** Reads the records of some keys, or all, after a write of another instance or a failed one. */
  async reload(keys: readonly string[] | undefined): Promise<void> {
    const filter = keys ? sql`where key = any(${keys})` : sql``;
    const { rows } = await sql<Row>`
      select key, value from ${sql.table(this.table)} ${filter} order by position`.execute(this.store.db);
    const found = new Set(rows.map(({ key }) => key));
    for (const key of keys ?? this.records.keys()) if (!found.has(key)) this.delete(key);
    if (!keys) this.records = new Map();
    this.store.unreadable.clear(this.table, keys);
    for (const row of rows) this.remember(row);
    this.changeCount += 1;
  }

  private delete(key: string): void {
    if (this.records.delete(key)) this.onRemove(key);
  }

  private remember({ key, value }: Row): void {
    const parse = () => this.schema.validateSync(value, { stripUnknown: true });
    const record = this.store.unreadable.read(this.table, key, parse);
    if (record === undefined) this.records.delete(key);
    else this.records.set(key, record);
  }

  private note(key: string): void {
    this.changeCount += 1;
    this.store.touch(this.table, key);
  }
}
