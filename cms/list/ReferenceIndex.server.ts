import { PostingList } from "#cms/repository/domain/query/PostingList.ts";

import type { CatalogEntry } from "./CatalogEntry.server.ts";

// Numbers of former entries are dropped when they are the majority.
const spareNumbers = 10_000;

/** Entries by what they refer to: lists of numbers, because sets of entries for each target take ten times the memory. */
export class ReferenceIndex {
  private readonly listKeys: (entry: CatalogEntry) => string[];
  private entries: (CatalogEntry | undefined)[] = [];
  private numbers = new Map<CatalogEntry, number>();
  private postings = new Map<string, PostingList>();

  constructor(listKeys: (entry: CatalogEntry) => string[]) {
    this.listKeys = listKeys;
  }

  list(key: string): CatalogEntry[] {
    const found: CatalogEntry[] = [];
    this.postings.get(key)?.each((number) => {
      const entry = this.entries[number];
      if (entry) found.push(entry);
    });
    return found;
  }

  add(entry: CatalogEntry): void {
    const number = this.entries.push(entry) - 1;
    this.numbers.set(entry, number);
    for (const key of this.listKeys(entry)) {
      const list = this.postings.get(key) ?? new PostingList();
      this.postings.set(key, list);
      list.add(number);
    }
  }

  remove(entry: CatalogEntry): void {
    const number = this.numbers.get(entry);
    if (number === undefined) return;
    this.numbers.delete(entry);
    this.entries[number] = undefined;
    if (this.entries.length < 2 * this.numbers.size + spareNumbers) return;
    const all = [...this.numbers.keys()];
    this.entries = [];
    this.numbers = new Map();
    this.postings = new Map();
    for (const one of all) this.add(one);
  }
}
