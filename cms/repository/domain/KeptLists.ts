import { LRUCache } from "lru-cache";

import { addSorted, removeSorted } from "./sortedList.ts";

/** How entries are found and ordered. */
export type Selection<T> = {
  test: (entry: T) => boolean;
  /** 0 only for the same entry. */
  order: (a: T, b: T) => number;
};

type KeptList<T> = Selection<T> & { list: T[] };

// Each costs a test and an insertion with every change.
const maxLists = 32;
// Fewer entries are tested by every query.
const minTested = 100;
// After more changes at once, lists are made anew.
const maxChanges = 200;

/** The entries that queries found, in their order: kept up by what is added and removed. */
export class KeptLists<T> {
  private readonly lists = new LRUCache<string, KeptList<T>>({ max: maxLists });
  private changes = 0;

  /** The list of a query, made when there is none; `tested` is the number of entries that took. */
  get(key: string, make: () => KeptList<T> & { tested: number }): readonly T[] {
    this.changes = 0;
    const kept = this.lists.get(key);
    if (kept) return kept.list;
    const made = make();
    if (made.tested >= minTested) this.lists.set(key, made);
    return made.list;
  }

  add(entry: T): void {
    this.noteChange();
    for (const { test, order, list } of this.lists.values()) if (test(entry)) addSorted(list, entry, order);
  }

  remove(entry: T): void {
    this.noteChange();
    for (const { order, list } of this.lists.values()) removeSorted(list, entry, order);
  }

  clear(): void {
    this.lists.clear();
  }

  private noteChange(): void {
    this.changes += 1;
    if (this.changes > maxChanges) this.lists.clear();
  }
}
