import { CachedRecords } from "./CachedRecords.server.ts";

// Bounded, because each record contains what is needed to revert a change.
const maxStored = 10;

/** The last ten records of a table, latest first. */
export class RecentRecords<T extends { id: string; at: number }> extends CachedRecords<T> {
  override get all(): T[] {
    return super.all.sort((a, b) => b.at - a.at);
  }

  /** Adds a record, or updates it. */
  set(record: T): Promise<void> {
    return this.store.write(async () => {
      await this.put(record.id, record);
      await this.remove(...this.all.slice(maxStored).map(({ id }) => id));
    });
  }
}
