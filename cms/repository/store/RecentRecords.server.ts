import type { Schema } from "yup";

import type { CmsRecords } from "#db/tables/content.ts";

import { CachedRecords } from "./CachedRecords.server.ts";
import type { ContentStore } from "./ContentStore.server.ts";

// Bounded, because each record contains what is needed to revert a change.
const maxStored = 10;

/** The last ten records of a table, latest first. */
export class RecentRecords<T extends { id: string; at: number }> {
  private readonly store: ContentStore;
  private readonly records: CachedRecords<T>;

  constructor(store: ContentStore, table: CmsRecords, schema: Schema<T>) {
    this.store = store;
    this.records = new CachedRecords(store, table, schema);
  }

  get all(): readonly T[] {
    return this.records.all.sort((a, b) => b.at - a.at);
  }

  find = (id: string): T | undefined => this.records.find(id);

  /** Adds a record, or updates it. */
  set(record: T): Promise<void> {
    return this.store.write(async () => {
      await this.records.put(record.id, record);
      await this.records.remove(...this.all.slice(maxStored).map(({ id }) => id));
    });
  }
}
