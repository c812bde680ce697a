import { addSorted, findSorted } from "./sortedList.ts";

/** Entries in their order, read by parts. */
export type PagedList<T> = readonly T[] | OverlaidList<T>;

type Compare<T> = (a: T, b: T) => number;

/** A sorted list with some entries removed and others added, without a copy of it. */
export class OverlaidList<T> {
  private readonly list: readonly T[];
  /** What changes, by the index in the list that it comes before. */
  private readonly changes: { index: number; added: T[]; removed: number }[] = [];

  /** `order` is 0 only for the same entry; entries to remove may be missing. */
  constructor(base: PagedList<T>, order: Compare<T>, removed: readonly T[], added: readonly T[]) {
    const list = base instanceof OverlaidList ? base.slice() : base;
    this.list = list;
    const find = (entry: T) => findSorted(list, (one) => order(one, entry));
    for (const entry of removed) {
      const index = find(entry);
      if (list[index] === entry) this.findChange(index).removed = 1;
    }
    for (const entry of added) addSorted(this.findChange(find(entry)).added, entry, order);
  }

  get length(): number {
    return this.changes.reduce((sum, { added, removed }) => sum + added.length - removed, this.list.length);
  }

  slice = (start = 0, end = this.length): T[] => {
    const result: T[] = [];
    let [position, index] = [0, 0];
    const take = (part: readonly T[], from: number, to: number) => {
      const [first, last] = [Math.max(start - position, 0), Math.min(end - position, to - from)];
      if (first < last) result.push(...part.slice(from + first, from + last));
      position += to - from;
    };
    for (const change of this.changes) {
      take(this.list, index, change.index);
      take(change.added, 0, change.added.length);
      index = change.index + change.removed;
    }
    take(this.list, index, this.list.length);
    return result;
  };

  private findChange(index: number) {
    const at = findSorted(this.changes, (one) => one.index - index);
    const found = this.changes[at];
    if (found?.index === index) return found;
    const change = { index, added: [], removed: 0 };
    this.changes.splice(at, 0, change);
    return change;
  }
}
